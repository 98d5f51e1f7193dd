import { useLayoutEffect } from 'react';

const places = new Map<string, number>();
const field = 'vonkPlace';

/** The name of this entry in the browser's history; it outlives the page, so that coming back finds it. */
function nameOfEntry(): string {
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  const known = state[field];
  if (typeof known === 'string') return known;
  const name = crypto.randomUUID();
  window.history.replaceState({ ...state, [field]: name }, '');
  return name;
}

/**
 * Scrolls to where a person was when they come back to this page; a page opened anew starts at its top. The browser
 * itself tries too early, before the list has its old length. All in a layout effect: an ordinary one would still be
 * listening when the next page scrolls to its own top.
 */
export function useScrollRestoration(): void {
  useLayoutEffect(() => {
    const name = nameOfEntry();
    const place = places.get(name);
    const remember = () => places.set(name, window.scrollY);
    // Who has scrolled before the script was there is found again too.
    if (place === undefined) remember();
    else window.scrollTo({ top: place, behavior: 'instant' });

    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
