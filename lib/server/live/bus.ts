// Live events on their way to a member's open streams. In one process here; several instances share them through Redis (redis-bus).
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

export type LocalBus = Bus & {
  /** Whether a stream of the member is open here. */
  hears: (memberId: number) => boolean;
  /** The members whose streams are open here. */
  members: () => number[];
};

/** A bus within this process. */
export function memoryBus(): LocalBus {
  const listeners = new Map<number, Set<Listener>>();
  return {
    hears: (memberId) => listeners.has(memberId),
    members: () => [...listeners.keys()],
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
