import { useEffect, useEffectEvent } from 'react';

/** For what lies over every page of the frame: the browser’s back and forward change the page below it, so they close it. */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const listen = () => onBack();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
