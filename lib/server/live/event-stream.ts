// The body of an endless answer: text goes in, and it ends from either side, once. Decisions, 'Calls' (events.php).

/** Seconds between two signs of life of a stream. */
export const heartbeat = 25;

/** A browser that reads this many bytes too slowly is cut off, and comes back for the rest. */
const backlog = 1024 * 1024;

export type EventStream = {
  body: ReadableStream<Uint8Array>;
  send: (text: string) => void;
  end: () => void;
};

/** An open stream. `signal` is the browser's going away; `onEnd` runs once, however the stream ends. */
export function eventStream(signal: AbortSignal, onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let open = true;

  const stop = () => {
    if (!open) return false;
    open = false;
    signal.removeEventListener('abort', end);
    onEnd();
    return true;
  };
  const end = () => {
    if (stop()) controller.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: () => void stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: backlog }),
  );
  signal.addEventListener('abort', end);

  return {
    body,
    end,
    send: (text) => {
      if (!open) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) <= 0) end();
    },
  };
}
