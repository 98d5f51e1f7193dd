import { useEffect, useState } from 'react';

const second = 1000;

/** Whole seconds down to 0. `atFirst` run from the start; `start` begins anew, and `start(0)` ends it. */
export function useCountdown(atFirst: number): { left: number; start: (milliseconds: number) => void } {
  const [left, setLeft] = useState(atFirst);
  // An object, so that the same length again begins again.
  const [span, setSpan] = useState({ length: atFirst * second });

  useEffect(() => {
    if (span.length === 0) return undefined;
    const end = Date.now() + span.length;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / second));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [span]);

  const start = (milliseconds: number) => {
    setSpan({ length: milliseconds });
    setLeft(Math.ceil(milliseconds / second));
  };
  return { left, start };
}
