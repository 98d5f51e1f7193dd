import { useEffect, useEffectEvent } from 'react';

/** Calls `read` once the script has come, and whenever a browser shows the page with what was chosen on it before. */
export function useRestored(read: () => void): void {
  const restored = useEffectEvent(read);
  useEffect(() => {
    const shown = () => restored();
    shown();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
