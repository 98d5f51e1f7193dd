// Notes what code of the page is under way; `<html data-live>` stands while none is (lib/site/live-script.ts), and `[data-waits]` on what React has
// not come to yet: it may rest for 300 ms between two parts that the server drew. Whoever drives a browser waits for both.

declare global {
  /** Defined by the page's inline script; not there on the server. */
  var awaitCode: ((code: Promise<unknown>) => void) | undefined;
}

/** For an element with `data-waits` that the server draws in a part of its own: the page is not live before React has taken it over. */
export const takenOver = (element: Element | null): void => element?.removeAttribute('data-waits');

/** What waits for code that did not come waits no longer. */
export const waitNoLonger = (): void => document.querySelectorAll('[data-waits]').forEach(takenOver);

/** Notes that code is under way, until it has come or failed. Gives the same promise back. */
export function awaitPart<Part>(part: Promise<Part>): Promise<Part> {
  globalThis.awaitCode?.(part);
  return part;
}
