import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader has asked their system for less motion. */
export const isStill = (): boolean => query().matches;

/** Tells of every change of that wish; returns how to stop. */
export function onStillness(changed: () => void): () => void {
  const asked = query();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
}

/** Whether less motion is wanted, as it changes; true until the browser can be asked. */
export const useIsStill = (): boolean => useSyncExternalStore(onStillness, isStill, () => true);
