'use client';

import { useEffect, useRef } from 'react';

/** Marks, in the contents around it, the section that is being read. Draws nothing. */
export function CurrentSection() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const links = [...(mark.current?.parentElement?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
    const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
    const observer = new IntersectionObserver(
      () => {
        // A jump passes headings without a word of them: all are looked at anew.
        const current = headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3);
        links.forEach((link, index) => {
          if (index === current) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
        });
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, []);

  return <span ref={mark} hidden />;
}
