// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPush, switchPushOn } from '@/lib/push/browser-push';
import { quietPage } from './quiet-page';

beforeEach(() => {
  vi.stubGlobal('PushManager', () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => {
  document.body.replaceChildren();
});

/** A page that is cut off before its scene comes, as in a browser. */
const pageOf = async (data: object) => {
  quietPage();
  const script = Object.assign(document.createElement('script'), { id: 'scene-data', type: 'application/json', textContent: JSON.stringify({ answers: {}, ...data }) });
  document.body.append(script);
  await Promise.resolve();
};

test('a scene says what a browser knows of push messages, and what the reader has said', async () => {
  await pageOf({ push: 'denied' });
  expect([await readPush('key'), await Notification.requestPermission()]).toEqual(['denied', 'denied']);
});

test('a scene of a browser that knows none', async () => {
  await pageOf({ push: 'missing' });
  expect(await readPush('key')).toBe('unsupported');
});

test('a scene of a browser whose push service fails', async () => {
  await pageOf({ push: 'failing' });
  expect(await readPush('key')).toBe('off');
  await expect(switchPushOn('key', 1)).rejects.toThrow('No push service');
});

test('any other has been asked nothing', async () => {
  await pageOf({});
  expect([Notification.permission, await readPush(null)]).toEqual(['default', 'unavailable']);
});
