'use client';

import { Activity } from 'react';
import { neededPart } from '@/components/ui/needed-part';
import type { CompleteIslandProps } from './complete-island';

const Island = neededPart(() => import('./complete-island').then((module) => module.CompleteIsland));

/** The steps' code comes after the page stands, as that of the first step does. */
export function LazyCompleteIsland(props: CompleteIslandProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  );
}
