import { useEffect, useEffectEvent } from 'react';
import { holdEntry } from './hold-entry';

/** What is open over the page is an entry of the history: the browser’s back closes it, and the page stays. */
export function useBackCloses(close: () => void, open = true): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const letGo = holdEntry(() => onBack());
    return () => letGo();
  }, [open]);
}
