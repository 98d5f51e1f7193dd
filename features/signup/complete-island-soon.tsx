'use client';

import { lazy } from 'react';
import type { CompleteIslandProps } from './complete-island';

const Island = lazy(async () => ({ default: (await import('./complete-island')).CompleteIsland }));

/** The steps' code comes after the page stands, as that of the first step does. */
export function CompleteIslandSoon(props: CompleteIslandProps) {
  return <Island {...props} />;
}
