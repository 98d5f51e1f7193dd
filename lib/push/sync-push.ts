// Once in a visit: the server is told of a subscription that it may not know, and one that is another member's, or for another key, ends. (C07, bar S9)
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { savePush } from '../contract/user';
import { switchPushOff } from './browser-push';
import { notePushOwner, notePushTold, ownerNote, toldNote } from './end-push';
import { workerRegistration } from './worker-registration';

const read = (storage: Storage, name: string) => {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
};

const sameKey = (subscription: PushSubscription, key: string): boolean => {
  const used = subscription.options.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return text === key.replace(/=+$/, '');
};

/** Never throws: what fails is made good in the next visit. */
export async function syncPush(member: number): Promise<void> {
  try {
    const registration = await workerRegistration();
    const made = await registration?.pushManager?.getSubscription();
    if (!registration || !made) return;
    if (read(sessionStorage, toldNote) === made.endpoint && read(localStorage, ownerNote) === String(member)) return;
    const owner = read(localStorage, ownerNote);
    if (owner !== null && owner !== String(member)) return void (await switchPushOff(null));
    const { settings } = await callApi('getSettings', {});
    const key = settings.push_public_key;
    if (!key) return;
    let current = made;
    if (!sameKey(made, key)) {
      await made.unsubscribe();
      current = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    }
    await callApi('savePush', { query: { push: '1' }, body: current.toJSON() as Input<typeof savePush>['body'] });
    notePushOwner(member);
    notePushTold(current.endpoint);
  } catch {
    // The next visit tries again.
  }
}
