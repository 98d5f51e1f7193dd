// The event streams that are open in this process: an open stream keeps the process from ending, so that it must be able to close them all. (bar R2)

/** Who listens: a member, in the browser of a session. */
type Listener = { session: number; member: number };

export type Streams = {
  /** Keeps `close` until the stream ends; gives back how to say that it has. */
  add: (listener: Listener, close: () => void) => () => void;
  /** How many are open to a browser's session, and to a member in all. */
  of: (listener: Listener) => { session: number; member: number };
  /** Closes every stream; from then on none may open. */
  closeAll: () => void;
  closed: () => boolean;
  count: () => number;
};

export function openStreams(): Streams {
  const open = new Map<() => void, Listener>();
  let closed = false;
  return {
    add: (listener, close) => {
      open.set(close, listener);
      return () => open.delete(close);
    },
    of: ({ session, member }) => {
      const listeners = [...open.values()];
      return { session: listeners.filter((each) => each.session === session).length, member: listeners.filter((each) => each.member === member).length };
    },
    closeAll: () => {
      closed = true;
      for (const close of [...open.keys()]) close();
    },
    closed: () => closed,
    count: () => open.size,
  };
}
