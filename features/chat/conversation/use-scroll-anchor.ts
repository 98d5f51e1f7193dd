import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So near the end, in pixels, that the reader means to be at the end. */
const nearEnd = 48;

type Anchor = { element: Element; top: number };

/**
 * Keeps the reader's place in a scroller that begins at its end (column-reverse, so 0 is the end): at the end it stays there
 * when something is added; elsewhere the message at the top of the view stays where it is, whatever comes or goes around it.
 * `goesOn`: the conversation goes on below, so that its end here is no end to stay at.
 */
export function useScrollAnchor(goesOn: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const [away, setAway] = useState(false);

  const remember = useCallback(() => {
    const box = scroller.current;
    anchor.current = null;
    const atEnd = !box || Math.abs(box.scrollTop) < nearEnd;
    setAway(!atEnd);
    if (!box || (atEnd && !goesOn)) return;
    const edge = box.getBoundingClientRect().top;
    const element = [...box.querySelectorAll('[data-message]')].find((each) => each.getBoundingClientRect().bottom > edge);
    if (element) anchor.current = { element, top: element.getBoundingClientRect().top };
  }, [goesOn]);

  const toEnd = useCallback(() => {
    anchor.current = null;
    setAway(false);
    if (scroller.current) scroller.current.scrollTop = 0;
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    const kept = anchor.current;
    if (!box) return;
    if (!kept) box.scrollTop = 0;
    else if (kept.element.isConnected) box.scrollTop += kept.element.getBoundingClientRect().top - kept.top;
    remember();
  });

  return { scroller, onScroll: remember, toEnd, away };
}
