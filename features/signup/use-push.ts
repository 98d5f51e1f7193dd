import { useState } from 'react';
import { callApi } from '@/lib/api/browser';
import type { Input } from '@/lib/contract/endpoint';
import type { savePush } from '@/lib/contract/user';

const pauseToRead = 1_800;

/** Tells the server of this browser where a worker is there to hear of messages. Without one the permission alone is kept. */
async function subscribe(key: string | null): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !key) return;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await callApi('savePush', { query: { push: '1' }, body: subscription.toJSON() as Input<typeof savePush>['body'] });
}

/** Asks for permission, from a press of the button. Whatever the answer, sign-up goes on. */
export function usePush(key: string | null, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    setBusy(true);
    const permission = await Notification.requestPermission();
    if (permission === 'granted') {
      await subscribe(key).catch(() => null);
      return onDone();
    }
    setRefused(true);
    setBusy(false);
    setTimeout(onDone, pauseToRead);
    return undefined;
  };
  return { ask, busy, refused };
}
