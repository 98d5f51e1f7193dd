import { useEffect, useState } from 'react';

const second = 1000;

/** Counts down to the end of a lock, in whole seconds. `lock(0)` lifts it. The first `seconds` are those the server knew of. */
export function useLockout(atFirst: number): { secondsLeft: number; lock: (milliseconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(atFirst);
  const [duration, setDuration] = useState(atFirst * second);

  useEffect(() => {
    if (duration === 0) return undefined;
    const until = Date.now() + duration;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / second));
      setSecondsLeft(left);
      if (left === 0) setDuration(0);
    }, second);
    return () => clearInterval(timer);
  }, [duration]);

  const lock = (milliseconds: number) => {
    setDuration(milliseconds);
    setSecondsLeft(Math.ceil(milliseconds / second));
  };
  return { secondsLeft, lock };
}

/** 872 seconds are '14:32'. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
