import { awaitPart } from '@/lib/live-page';

/**
 * Gives what opens an entry of the history as `holdEntry` does, whose code comes with the first that opens; without it "back" leads to the
 * page before. Returns how to let the entry go; `then` follows.
 */
export function lazyHoldEntry(close: () => void): (then?: () => void) => void {
  const entry = awaitPart(import('./hold-entry')).then(({ holdEntry }) => holdEntry(close), () => (then?: () => void) => then?.());
  return (then) => void entry.then((letGo) => letGo(then));
}
