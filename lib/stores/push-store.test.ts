import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPush, keepPushed, pushStore, readPushFacts } from './push-store';

const own = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const browser = (permission: string, made: object | null) => {
  vi.stubGlobal('window', { Notification: {}, PushManager: {} });
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(made) } }) } });
};
beforeEach(() => forgetPush());
afterEach(() => vi.unstubAllGlobals());

it('[E10] is capable and not subscribed, or subscribed with the JSON of the subscription', async () => {
  browser('default', null);
  expect(await readPushFacts()).toEqual({ capable: true, subscribed: false, denied: false, lastMessage: null });
  browser('granted', { toJSON: () => own });
  expect(await readPushFacts()).toEqual({ capable: true, subscribed: own, denied: false, lastMessage: null });
});

it('[E10] is denied where the reader said no, not capable where the browser knows no push', async () => {
  browser('denied', null);
  expect(await readPushFacts()).toMatchObject({ capable: true, denied: true });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  expect(await readPushFacts()).toMatchObject({ capable: false, subscribed: false, denied: false });
});

it('[E10] keeps the last message, and nothing of the member after the session', async () => {
  browser('granted', { toJSON: () => own });
  await readPushFacts();
  keepPushed({ kind: 'message', title: 'Noor' });
  keepPushed(undefined);
  expect(pushStore.getState().lastMessage).toEqual({ kind: 'message', title: 'Noor' });
  forgetPush();
  expect(pushStore.getState()).toMatchObject({ subscribed: false, lastMessage: null });
});

it('a browser that forbids the question is not subscribed', async () => {
  browser('default', null);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  expect(await readPushFacts()).toMatchObject({ subscribed: false });
});
