// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribePush, switchPushOn } from './browser-push';
import { endPush } from './end-push';
import { syncPush } from './sync-push';

const keyOf = (text: string) => new TextEncoder().encode(text).buffer;
const textOf = (key: string) => btoa(key).replace(/=+$/, '');
/** The key that the site's server has now, and what it was told: posts to user.php?push=1, and which were taken back. */
let serverKey: string | null;
let told: string[];
let takenBack: string[];
let made: PushSubscription | null;
let broken: boolean;

const subscription = (endpoint: string, key: string) =>
  ({
    endpoint,
    options: { applicationServerKey: keyOf(key) },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => ((made = null), Promise.resolve(true)),
  }) as unknown as PushSubscription;
let subscriptions = 0;
const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) =>
  Promise.resolve((made ??= subscription(`https://push.example/${++subscriptions}`, atob(applicationServerKey))));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [serverKey, told, takenBack, made, broken, subscriptions] = [textOf('one'), [], [], null, false, 0];
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
  const registration = { active: {}, pushManager: { getSubscription: () => Promise.resolve(made), subscribe } };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/settings.php') return Response.json({ settings: { name: 'Vonk', push_public_key: serverKey } });
    if (broken) return Response.json({}, { status: 400 });
    const { endpoint } = (await request.json()) as { endpoint: string };
    (searchParams.get('push') === '1' ? told : takenBack).push(endpoint);
    return Response.json({ user: null });
  });
});

/** The same browser opened once more: what a tab noted is gone. */
const nextVisit = () => sessionStorage.clear();

test.each([
  ['the settings', () => switchPushOn(serverKey, 1)],
  ['sign-up', () => subscribePush(serverKey, 1)],
])('[C07] who switches push on in %s is not told of again by the next page; in the next visit once', async (_, on) => {
  await on();
  await syncPush(1);
  expect(told).toEqual(['https://push.example/1']);
  nextVisit();
  await syncPush(1);
  await syncPush(1);
  expect(told).toEqual(['https://push.example/1', 'https://push.example/1']);
});

test('[bar S9] the next member on the browser takes over nothing: the subscription of the one who switched it on ends', async () => {
  await switchPushOn(serverKey, 1);
  nextVisit();
  await syncPush(2);
  expect([made, told, takenBack]).toEqual([null, ['https://push.example/1'], ['https://push.example/1']]);
});

test('[bar S9] nor where the server could not be told while it was switched on', async () => {
  broken = true;
  await expect(switchPushOn(serverKey, 1)).rejects.toThrow();
  broken = false;
  await syncPush(2);
  expect([made, told]).toEqual([null, []]);
});

test('[C07] where the server could not be told, the next page of the same member tells it', async () => {
  broken = true;
  await expect(switchPushOn(serverKey, 1)).rejects.toThrow();
  broken = false;
  await syncPush(1);
  expect(told).toEqual(['https://push.example/1']);
});

test('[C07] who presses the switch after somebody else is the owner from then on', async () => {
  await switchPushOn(serverKey, 1);
  await switchPushOn(serverKey, 2);
  nextVisit();
  await syncPush(2);
  expect([made?.endpoint, takenBack]).toEqual(['https://push.example/1', []]);
});

test('[C07] after a new key of the server the browser subscribes anew, and tells that', async () => {
  await switchPushOn(serverKey, 1);
  serverKey = textOf('two');
  nextVisit();
  await syncPush(1);
  expect(told).toEqual(['https://push.example/1', 'https://push.example/2']);
  await syncPush(1);
  expect(told).toHaveLength(2);
});

test('[C07] a browser that was never subscribed tells nothing, and asks nothing', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  await syncPush(1);
  expect(fetching).not.toHaveBeenCalled();
});

test('[C07] where the server has no key any more it is not told', async () => {
  await switchPushOn(serverKey, 1);
  serverKey = null;
  nextVisit();
  await syncPush(1);
  expect(told).toHaveLength(1);
});

test('[bar S9] once the session has ended nothing says whose it was', async () => {
  await switchPushOn(serverKey, 1);
  endPush();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
