'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { progressBar } from '@/lib/site/constants';
import { leadsAway } from './leads-away';

/** A line at the top while the next page is on its way: not before 200 ms, full after 5 s. (B06) */
export function ProgressBar() {
  // Reading the query makes a cached page leave this one element to the browser, hence the boundary.
  return (
    <Suspense>
      <Line />
    </Suspense>
  );
}

function Line() {
  const line = useRef<HTMLDivElement>(null);
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; motion?: Animation }>({});
  const address = `${usePathname()}?${useSearchParams()}`;

  useEffect(() => {
    const stop = () => {
      clearTimeout(running.current.timer);
      running.current.motion?.cancel();
      running.current = {};
    };
    const start = (event: MouseEvent) => {
      if (!leadsAway(event)) return;
      stop();
      running.current.timer = setTimeout(() => {
        running.current.motion = line.current?.animate(
          { transform: ['scaleX(0)', 'scaleX(0.7)', 'scaleX(1)'] },
          { duration: progressBar.duration, easing: 'ease-out' },
        );
      }, progressBar.throttle);
    };
    // In the capturing phase: a link of the router takes the click before it reaches the document.
    document.addEventListener('click', start, { capture: true });
    return () => {
      document.removeEventListener('click', start, { capture: true });
      stop();
    };
  }, [address]);

  return <div ref={line} className="progress-bar" aria-hidden="true" />;
}
