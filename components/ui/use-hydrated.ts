import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as the server sends it, true once its script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
