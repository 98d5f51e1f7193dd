'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { firstRefetchDelay } from '@/lib/site/constants';
import { useCredits } from './use-credits';

/** Starts the live updates as soon as the page works: it need not wait for them. Code that does not come is asked for again. */
export function StartLiveUpdates() {
  const [Updates, setUpdates] = useState<ComponentType | null>(null);
  useCredits();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = async () => {
      const file = await import('./live-updates').catch(() => null);
      if (stopped) return;
      if (file) setUpdates(() => file.LiveUpdates);
      else timer = setTimeout(() => void load(), firstRefetchDelay);
    };
    void load();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);

  return Updates ? <Updates /> : null;
}
