'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { progressBar } from '@/lib/site/browser-timers';
import { leadsAway } from './leads-away';

/** A line at the top while the next page is on its way: not before 200 ms, full after 5 s. (B06) */
export function ProgressBar() {
  // Reading the query makes a cached page leave this one element to the browser, hence the boundary.
  return (
    <Suspense>
      <LineOfAddress />
    </Suspense>
  );
}

/** A new address is a new line, and so the end of the run to it. */
function LineOfAddress() {
  return <Line key={`${usePathname()}?${useSearchParams()}`} />;
}

function Line() {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let stopRun: (() => void) | undefined;
    const start = (event: MouseEvent) => {
      if (!leadsAway(event)) return;
      stopRun?.();
      stopRun = run(line.current);
    };
    // In the capturing phase: a link of the router takes the click before it reaches the document.
    document.addEventListener('click', start, { capture: true });
    return () => {
      document.removeEventListener('click', start, { capture: true });
      stopRun?.();
    };
  }, []);

  return <div ref={line} className="progress-bar" aria-hidden="true" />;
}

function run(line: HTMLElement | null): () => void {
  let motion: Animation | undefined;
  const timer = setTimeout(() => {
    motion = line?.animate(
      { transform: ['scaleX(0)', 'scaleX(0.7)', 'scaleX(1)'] },
      { duration: progressBar.duration, easing: 'ease-out' },
    );
  }, progressBar.throttle);
  return () => {
    clearTimeout(timer);
    motion?.cancel();
  };
}
