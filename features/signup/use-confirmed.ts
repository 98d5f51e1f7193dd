import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { onSessionWord } from '@/lib/api/session-channel';
import { refetchInterval } from '@/lib/site/constants';
import type { Trouble } from './use-sign-up';

async function isConfirmed(): Promise<boolean> {
  const { user } = await callApi('getUser', {});
  return user !== null && user.status !== 'not_confirmed';
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) throw error;
  return { key: keyOfTyped(error), params: error.params };
}

/**
 * Goes on once the address is confirmed: looked for at once, when the page comes back into sight, when another tab signs in, and each minute, but not before the server wants to be asked again.
 * `check` looks when somebody asks, and `told` says what it found.
 */
export function useConfirmed(onDone: () => void) {
  const [checking, setChecking] = useState(false);
  const [told, setTold] = useState<Trouble | null>(null);
  const until = useRef(0);
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || Date.now() < until.current) return;
    const confirmed = await isConfirmed().catch((error: unknown) => {
      if (error instanceof ApiError && error.retryAfter) until.current = Date.now() + error.retryAfter;
      return false;
    });
    if (confirmed) onDone();
  });

  useEffect(() => {
    const now = () => void look();
    now();
    const timer = setInterval(now, refetchInterval);
    const stop = onSessionWord((word) => {
      if (word === 'login') now();
    });
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', now);
    };
  }, []);

  const check = async () => {
    setTold(null);
    if (navigator.onLine === false) return setTold({ key: 'err.offline' });
    setChecking(true);
    try {
      if (await isConfirmed()) return onDone();
      setTold({ key: 'signup.confirm.not_yet' });
    } catch (error) {
      setTold(troubleOf(error));
    }
    setChecking(false);
    return undefined;
  };
  return { check, checking, told };
}
