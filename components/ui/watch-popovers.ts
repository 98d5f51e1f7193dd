import { awaitPart } from '@/lib/live-page';

/** Waits for the first sheet that the browser opens (popover), and has the code that closes those by "back". Returns how to stop. */
export function watchPopovers(): () => void {
  const stop = new AbortController();
  const begin = (first: ToggleEvent) => void awaitPart(import('./hold-popovers')).then(({ holdPopovers }) => holdPopovers(first), () => undefined);
  document.addEventListener('toggle', begin, { capture: true, once: true, signal: stop.signal });
  return () => stop.abort();
}
