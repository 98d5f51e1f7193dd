// Push messages on this browser: whether it knows them, allows them, is subscribed; on from a press, and off. Specification, section 3 (push state). (S11, C07)
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { savePush } from '../contract/user';

/**
 * unsupported: the browser knows no push; unavailable: the site has no worker or key to send any; denied: the reader has
 * said no to the browser; else off or on.
 */
export type PushState = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on';

/** Whether this browser knows push messages at all. */
export function knowsPush(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}

/** The subscription of this browser, where it has one. Never throws: a browser that forbids the question has none. */
async function subscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

export async function readPush(key: string | null): Promise<PushState> {
  if (!knowsPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (await subscription()) return 'on';
  return key && (await navigator.serviceWorker.getRegistration()) ? 'off' : 'unavailable';
}

/** Tells the server of this browser where a worker is there to hear of messages. Without one the permission alone is kept. */
export async function subscribePush(key: string | null): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !key) return;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await callApi('savePush', { query: { push: '1' }, body: made.toJSON() as Input<typeof savePush>['body'] });
}

/** Asks the browser, from a press of a button, and subscribes; gives the state as it is then. Throws where the server was not told. */
export async function switchPushOn(key: string | null): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribePush(key);
  return readPush(key);
}

/** No more push messages here: the server forgets the browser first, so that nothing is sent to nobody. */
export async function switchPushOff(key: string | null): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await callApi('removePush', { query: { push: '0' }, body: { endpoint: made.endpoint } });
    await made.unsubscribe();
  }
  return readPush(key);
}
