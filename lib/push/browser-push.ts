// Push messages on this browser: whether it knows them, allows them, is subscribed; on from a press, and off. Specification, section 3 (push state). (S11, C07)
import { callApi } from '../api/browser';
import type { Input } from '../contract/endpoint';
import type { savePush } from '../contract/user';
import { pushStateOf, readPushFacts, type PushState } from '../stores/push-store';
import { notePushOwner, notePushTold } from './end-push';
import { workerRegistration } from './worker-registration';

/** The subscription of this browser, where it has one. Never throws: a browser that forbids the question has none. */
async function subscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** How push stands here; the store knows it from then on. */
export async function readPush(key: string | null): Promise<PushState> {
  const state = pushStateOf(await readPushFacts(), true);
  return state === 'off' && !(key && (await workerRegistration())) ? 'unavailable' : state;
}

/** Tells the server of this browser, which is `member`'s from then on, where a worker can be had to hear of messages. Without one the permission alone is kept. */
export async function subscribePush(key: string | null, member: number | null): Promise<void> {
  const registration = key ? await workerRegistration() : null;
  if (!registration || !key) return;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // Before the server is told: whoever comes next on this browser must not take it for theirs, told or not.
  if (member !== null) notePushOwner(member);
  await callApi('savePush', { query: { push: '1' }, body: made.toJSON() as Input<typeof savePush>['body'] });
  if (member !== null) notePushTold(made.endpoint);
}

/** Asks the browser, from a press of a button, and subscribes; gives the state as it is then. Throws where the server was not told. */
export async function switchPushOn(key: string | null, member: number | null): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribePush(key, member);
  return readPush(key);
}

/** How long the press waits for the server, in milliseconds. */
const patience = 5_000;

/** One that overlooks the query would take each repeat for another login: whatever it answers is enough, but the end of the session. */
const askedOnce = async (request: Request): Promise<Response> => {
  const answer = await fetch(request).catch(() => null);
  return answer?.status === 403 ? answer : new Response();
};

/** No more push messages here, whatever the server says: one that was not told learns it from the push service. */
export async function switchPushOff(key: string | null): Promise<PushState> {
  const made = await subscription();
  await made?.unsubscribe();
  if (made) await callApi('removePush', { query: { push: '0' }, body: { endpoint: made.endpoint } }, AbortSignal.timeout(patience), askedOnce).catch(() => null);
  return readPush(key);
}
