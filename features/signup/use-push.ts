import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { subscribePush } from '@/lib/push/browser-push';

const pauseToRead = 1_800;

const isOffline = (error?: unknown) => navigator.onLine === false || (error instanceof ApiError && error.offline);

/** Asks for permission, from a press of the button. Whatever the answer, sign-up goes on; where the connection is lost it says so, and waits for another press. */
export function usePush(key: string | null, member: number | null, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const [offline, setOffline] = useState(false);
  const ask = async () => {
    setOffline(isOffline());
    if (isOffline()) return undefined;
    setBusy(true);
    // A browser that will not even ask has refused.
    const permission = await Notification.requestPermission().catch(() => 'denied');
    if (permission === 'granted') {
      const lost = await subscribePush(key, member).then(() => false, isOffline);
      if (!lost) return onDone();
      setOffline(true);
      return setBusy(false);
    }
    setRefused(true);
    setBusy(false);
    setTimeout(onDone, pauseToRead);
    return undefined;
  };
  return { ask, busy, refused, offline };
}
