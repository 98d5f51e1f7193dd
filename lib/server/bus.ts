// Live events on their way to a member's open streams. In one process here; a port, so that several instances can share one.
import type { LiveEvent } from '@/lib/contract/events';

export type Delivery = {
  /** Null closes the stream without a word: the browser comes back with the session it has by then. */
  event: LiveEvent | null;
  /** Only for the streams of this session. */
  session?: number;
};
export type Listener = (delivery: Delivery) => void;

export type Bus = {
  publish: (memberId: number, delivery: Delivery) => void;
  /** Calls `listener` with each of the member's deliveries; gives back how to stop. */
  subscribe: (memberId: number, listener: Listener) => () => void;
};

/** A bus within this process. */
export function memoryBus(): Bus {
  const listeners = new Map<number, Set<Listener>>();
  return {
    publish: (memberId, delivery) => {
      for (const listener of [...(listeners.get(memberId) ?? [])]) listener(delivery);
    },
    subscribe: (memberId, listener) => {
      const mine = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0 && listeners.get(memberId) === mine) listeners.delete(memberId);
      };
    },
  };
}
