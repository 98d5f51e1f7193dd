import { useSyncExternalStore } from 'react';
import { isStill, stillness } from './is-still';

/** Tells of every change of what the reader has asked their system for; returns how to stop. */
export function onStillness(changed: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether less motion is wanted, as it changes; true until the browser can be asked. */
export const useIsStill = (): boolean => useSyncExternalStore(onStillness, isStill, () => true);
