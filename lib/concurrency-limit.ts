// How many do the same at once, for each key that they are counted by, in this process.
import { networkOf } from './network-of';
import { once } from './once';

/** Of what has this key, no more than `most` at once. */
export type ConcurrencyLimit = { key: string; most: number };

/** Counts one more under each key, or none: null where one of them is at its most. What it gives back counts it off again; to be called once it is done. */
export function acquire(limits: readonly ConcurrencyLimit[]): (() => void) | null {
  const running = once('concurrent', () => new Map<string, number>());
  if (limits.some(({ key, most }) => (running.get(key) ?? 0) >= most)) return null;
  for (const { key } of limits) running.set(key, (running.get(key) ?? 0) + 1);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    for (const { key } of limits) {
      const others = running.get(key)! - 1;
      if (others > 0) running.set(key, others);
      else running.delete(key);
    }
  };
}

/**
 * The limits of whoever sends a photo: a photo is held whole while it arrives, for as long as its sender likes. `way`: a form without script holds
 * it as well as the call that it makes. Bar S6.
 */
export function uploadLimits(way: 'call' | 'form', member: number, network: string | null | undefined): ConcurrencyLimit[] {
  return [{ key: `photo:${way}:member:${member}`, most: 6 }, ...(network ? [{ key: `photo:${way}:network:${networkOf(network)}`, most: 16 }] : [])];
}
