// Notes what code of the page is under way; `<html data-live>` stands while none is (lib/site/http/live-script.ts), and `[data-waits]` on what React has
// not come to yet (taken-over.ts). Whoever drives a browser waits for both.

declare global {
  /** Defined by the page's inline script; not there on the server. */
  var awaitCode: ((code: Promise<unknown>) => void) | undefined;
}

/** Notes that code is under way, until it has come or failed. Gives the same promise back. */
export function awaitPart<Part>(part: Promise<Part>): Promise<Part> {
  globalThis.awaitCode?.(part);
  return part;
}
