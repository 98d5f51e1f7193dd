import { useEffect, useEffectEvent } from 'react';
import { lazyHoldEntry } from './lazy-hold-entry';

/** What is open over the page is an entry of the history: the browser’s back closes it, and the page stays. */
export function useBackCloses(close: () => void, open = true): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const letGo = lazyHoldEntry(() => onBack());
    return () => letGo();
  }, [open]);
}
