// How many do the same at once, for each of those that they are counted for, in this process.
import { networkOf } from './network-of';
import { once } from './once';

/** Of whom no more than `most` may be at it at once. */
export type Place = { key: string; most: number };

/**
 * Takes a place for each key, or none: null where one of them has none left. What it gives back leaves the places; to be called once it is done.
 */
export function takePlaces(places: readonly Place[]): (() => void) | null {
  const taken = once('places', () => new Map<string, number>());
  if (places.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) return null;
  for (const { key } of places) taken.set(key, (taken.get(key) ?? 0) + 1);
  let left = false;
  return () => {
    if (left) return;
    left = true;
    for (const { key } of places) {
      const others = taken.get(key)! - 1;
      if (others > 0) taken.set(key, others);
      else taken.delete(key);
    }
  };
}

/**
 * The places of whoever sends a photo: a photo is held whole while it arrives, for as long as its sender likes. `way`: a form without script holds
 * it as well as the call that it makes. Bar S6.
 */
export function photoPlaces(way: 'call' | 'form', member: number, network: string | null | undefined): Place[] {
  return [{ key: `photo:${way}:member:${member}`, most: 6 }, ...(network ? [{ key: `photo:${way}:network:${networkOf(network)}`, most: 16 }] : [])];
}
