// The event streams that are open in this process: an open stream keeps the process from ending, so that it must be able to close them all. (bar R2)

export type Streams = {
  /** Keeps `close` until the stream ends; gives back how to say that it has. */
  add: (close: () => void) => () => void;
  /** Closes every stream; from then on none may open. */
  closeAll: () => void;
  closed: () => boolean;
  count: () => number;
};

export function openStreams(): Streams {
  const open = new Set<() => void>();
  let closed = false;
  return {
    add: (close) => {
      open.add(close);
      return () => open.delete(close);
    },
    closeAll: () => {
      closed = true;
      for (const close of [...open]) close();
    },
    closed: () => closed,
    count: () => open.size,
  };
}
