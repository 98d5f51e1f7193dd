import { awaitPart } from '@/lib/live-page';

const withoutEntry = (then?: () => void): void => then?.();

/**
 * Gives what opens an entry of the history as `holdEntry` does, whose code comes with the first that opens; without it "back" leads to the
 * page before. What has closed before the code came has no entry. Returns how to let the entry go; `then` follows.
 */
export function lazyHoldEntry(close: () => void): (then?: () => void) => void {
  let isOpen = true;
  const entry = awaitPart(import('./hold-entry')).then(({ holdEntry }) => (isOpen ? holdEntry(close) : withoutEntry), () => withoutEntry);
  return (then) => {
    isOpen = false;
    void entry.then((letGo) => letGo(then));
  };
}
