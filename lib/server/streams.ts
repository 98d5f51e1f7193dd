// The event streams that are open in this process: an open stream keeps the process from ending, so that it must be able to close them all. (bar R2)

export type Streams = {
  /** Keeps `close` until the stream ends; gives back how to say that it has. `session`: whose browser listens. */
  add: (session: number, close: () => void) => () => void;
  /** How many are open to a session. */
  of: (session: number) => number;
  /** Closes every stream; from then on none may open. */
  closeAll: () => void;
  closed: () => boolean;
  count: () => number;
};

export function openStreams(): Streams {
  const open = new Map<() => void, number>();
  let closed = false;
  return {
    add: (session, close) => {
      open.set(close, session);
      return () => open.delete(close);
    },
    of: (session) => [...open.values()].filter((each) => each === session).length,
    closeAll: () => {
      closed = true;
      for (const close of [...open.keys()]) close();
    },
    closed: () => closed,
    count: () => open.size,
  };
}
