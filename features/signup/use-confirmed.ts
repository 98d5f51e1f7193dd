import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '@/lib/api/browser';
import { onSessionWord } from '@/lib/api/session-channel';
import { refetchInterval } from '@/lib/site/constants';

async function isConfirmed(): Promise<boolean> {
  const { user } = await callApi('getUser', {}).catch(() => ({ user: null }));
  return user !== null && user.status !== 'not_confirmed';
}

/** Goes on once the address is confirmed: looked for when the page comes back into sight, when another tab signs in, and each minute. */
export function useConfirmed(onDone: () => void) {
  const [checking, setChecking] = useState(false);
  const [notYet, setNotYet] = useState(false);
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible' && (await isConfirmed())) onDone();
  });

  useEffect(() => {
    const now = () => void look();
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
    setChecking(true);
    if (await isConfirmed()) return onDone();
    setChecking(false);
    setNotYet(true);
    return undefined;
  };
  return { check, checking, notYet };
}
