import { useState } from 'react';
import { subscribePush } from '@/lib/push/browser-push';

const pauseToRead = 1_800;

/** Asks for permission, from a press of the button. Whatever the answer, sign-up goes on. */
export function usePush(key: string | null, member: number | null, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    setBusy(true);
    // A browser that will not even ask has refused.
    const permission = await Notification.requestPermission().catch(() => 'denied');
    if (permission === 'granted') {
      await subscribePush(key, member).catch(() => null);
      return onDone();
    }
    setRefused(true);
    setBusy(false);
    setTimeout(onDone, pauseToRead);
    return undefined;
  };
  return { ask, busy, refused };
}
