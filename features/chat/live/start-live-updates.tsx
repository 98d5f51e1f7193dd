'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { firstRefetchDelay } from '@/lib/site/constants';
import { useCredits } from './use-credits';

/** After a new release the code never comes: at last it is asked for every five minutes. */
const mostDoublings = 6;

/**
 * Starts the live updates as soon as the page works: it need not wait for them. Code that does not come is reported once, so that the page
 * begins anew, and asked for again after pauses that grow: where a new page did not help, another would not.
 */
export function StartLiveUpdates() {
  const [Updates, setUpdates] = useState<ComponentType | null>(null);
  useCredits();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let tries = 0;
    const lost = (error: unknown) => {
      if (stopped) return;
      if (tries === 0) reportError(error);
      timer = setTimeout(load, firstRefetchDelay * 2 ** Math.min(mostDoublings, tries++));
    };
    const load = () => void import('./live-updates').then((file) => setUpdates(() => file.LiveUpdates), lost);
    load();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);

  return Updates ? <Updates /> : null;
}
