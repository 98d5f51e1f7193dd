type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether a film may begin by itself: nobody asked for stillness or for less data, and nobody pays by the megabyte. */
export function filmAllowed(still: boolean, connection: Connection | undefined): boolean {
  const { saveData = false, type, effectiveType } = connection ?? {};
  return !still && !saveData && type !== 'cellular' && !['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}

/** Calls back once the page is there and quiet, so that a film never competes with the first view. Returns how to stop. */
export function afterFirstView(begin: () => void): () => void {
  let timer = 0;
  const wait = () => (timer = window.setTimeout(begin, 600));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    window.clearTimeout(timer);
  };
}
