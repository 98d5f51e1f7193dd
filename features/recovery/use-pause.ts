import { useEffect, useState } from 'react';

const second = 1000;

/** Counts whole seconds down to 0 from `seconds`; `restart` begins again. */
export function usePause(seconds: number): { left: number; restart: () => void } {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = until ?? Date.now() + seconds * second;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / second))), second);
    return () => clearInterval(timer);
  }, [until, seconds]);

  const restart = () => {
    setLeft(seconds);
    setUntil(Date.now() + seconds * second);
  };
  return { left, restart };
}
