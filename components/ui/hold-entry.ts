/** How many there have been on this page. */
let entries = 0;

/**
 * Gives what lies over a page an entry of the browser's history: "back" closes it and leaves the page as it is. Returns how to
 * let the entry go when it closes otherwise; `then` follows once the history is where it was.
 */
export function holdEntry(close: () => void): (then?: () => void) => void {
  entries += 1;
  const key = `${performance.timeOrigin}-${entries}`;
  const isHere = () => (window.history.state as { over?: string } | null)?.over === key;
  const stop = new AbortController();
  let held = true;

  // Not before the effect that asks for it stands: React runs one twice while one develops.
  queueMicrotask(() => {
    if (!held) return;
    window.history.pushState({ ...(window.history.state as object | null), over: key }, '');
    const onBack = () => {
      if (isHere()) return;
      held = false;
      stop.abort();
      close();
    };
    window.addEventListener('popstate', onBack, { signal: stop.signal });
  });

  return (then) => {
    const isOpen = held && isHere();
    held = false;
    stop.abort();
    if (!isOpen) return then?.();
    if (then) window.addEventListener('popstate', () => then(), { once: true });
    window.history.back();
  };
}
