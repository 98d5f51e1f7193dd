// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { onSessionEnded } from '../api/browser';
import { switchPushOff } from './browser-push';

const unsubscribe = vi.fn();
let made: { endpoint: string; unsubscribe: () => Promise<boolean> } | null;

beforeEach(() => {
  made = { endpoint: 'https://push.example/1', unsubscribe };
  unsubscribe.mockReset().mockImplementation(() => {
    made = null;
    return Promise.resolve(true);
  });
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = { active: {}, pushManager: { getSubscription: () => Promise.resolve(made) } };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: () => Promise.resolve(registration) } });
});

const answering = (answer: () => Promise<Response>) => {
  const fetching = vi.fn(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

test.each([200, 401, 422, 429, 500, 503])('[S11] push is off in this browser whatever the server answers (%d), which is asked once: it may take it for a login', async (status) => {
  const fetching = answering(() => Promise.resolve(new Response(status === 200 ? '{"user":null}' : '<h1>PHP</h1>', { status })));
  expect(await switchPushOff('key')).toBe('off');
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(fetching).toHaveBeenCalledOnce();
});

test('[S11] nor does it wait for a server that never answers', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
  answering(() => new Promise(() => undefined));
  expect(await switchPushOff('key')).toBe('off');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('[T01] it still tells that the session has ended', async () => {
  const ended = vi.fn();
  const stop = onSessionEnded(ended);
  answering(() => Promise.resolve(Response.json({ authentication_required: true }, { status: 403 })));
  expect(await switchPushOff('key')).toBe('off');
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test('a browser that does not let go of it says so', async () => {
  answering(() => Promise.resolve(Response.json({})));
  unsubscribe.mockReset().mockRejectedValue(new Error('kept'));
  await expect(switchPushOff('key')).rejects.toThrow('kept');
});
