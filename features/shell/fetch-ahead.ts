/** So long a pointer that means to stay has stayed, in milliseconds: shorter is on its way elsewhere. */
export const dwell = 65;

const places = '.top-nav a:not([aria-current]), .bottom-nav a:not([aria-current])';

/**
 * Asks for a place of the navigation once the mouse or the keyboard rests on its link. A press asks by itself: fetching ahead at its
 * beginning would have the page drawn twice. Gives what ends it. Decision 274.
 */
export function watchIntent(fetchAhead: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byKeyboard = false;
  const forget = () => clearTimeout(timer);
  const pressed = ({ type }: Event) => {
    forget();
    byKeyboard = type === 'keydown';
  };
  const came = (event: Event) => {
    forget();
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(places) : null;
    const rests = event instanceof PointerEvent ? event.pointerType === 'mouse' : byKeyboard;
    if (link && rests) timer = setTimeout(() => fetchAhead(link.pathname), dwell);
  };
  const listened = { pointerover: came, focusin: came, pointerdown: pressed, keydown: pressed };
  for (const [type, act] of Object.entries(listened)) document.addEventListener(type, act);
  return () => {
    forget();
    for (const [type, act] of Object.entries(listened)) document.removeEventListener(type, act);
  };
}
