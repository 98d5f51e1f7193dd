import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '@/lib/api/api-error';
import { noteStall } from '@/lib/api/stall';
import { userQuery } from '@/lib/queries/user';
import { watchConnection, type Connection } from './watch-connection';

const ask = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/ask-once', () => ({ askOnce: ask }));

const said = () => document.documentElement.dataset.connection;
const since = () => document.querySelector('time')?.textContent;
const noon = new Date(2026, 10, 21, 12, 0).getTime();
let store: StoreApi<{ listening: number }>;
let client: QueryClient;
let watched: Connection;

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  document.body.innerHTML = '<p><time data-since=""></time></p>';
  ask.mockResolvedValue({ user: { id: 1 } });
  store = createStore(() => ({ listening: 1 }));
  client = new QueryClient();
  watched = watchConnection({ client, store: store as never, intlLocale: 'nl-NL' });
});
afterEach(() => {
  watched.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a network the page says so, and of when it is; with one it asks, and says no more', async () => {
  await pass(5);
  setOnline(false);
  expect([said(), since()]).toEqual(['gone', '12:05']);
  expect(ask).not.toHaveBeenCalled();
  await pass(30);
  expect(since()).toBe('12:05');
  setOnline(true);
  await pass(0);
  expect([said(), since()]).toEqual([undefined, '']);
  expect(ask).toHaveBeenCalledOnce();
});

test('a page that hears nothing live is as old as its last answer', async () => {
  store.setState({ listening: 0 });
  client.setQueryData(userQuery.queryKey, null);
  await pass(4);
  setOnline(false);
  expect(since()).toBe('12:00');
});

test('a server that says nothing is said to be away, is asked again, and is back by itself', async () => {
  ask.mockRejectedValue(new ApiError('No answer came', { status: 0 }));
  store.setState({ listening: 0 });
  await pass(0.05);
  expect(said()).toBeUndefined();
  await pass(0.2);
  expect([said(), since()]).toEqual(['away', '12:00']);
  ask.mockResolvedValue({ user: { id: 1 } });
  await pass(0.5);
  expect(said()).toBeUndefined();
});

test('a stream that breaks and stands again within seconds is no news', async () => {
  ask.mockRejectedValue(new ApiError('No answer came', { status: 503 }));
  store.setState({ listening: 0 });
  await pass(0.05);
  store.setState({ listening: 2 });
  await pass(1);
  expect(said()).toBeUndefined();
});

test('a server that says how long it wants to be left alone is not asked before', async () => {
  ask.mockRejectedValue(new ApiError('busy', { status: 503, retryAfter: 120_000 }));
  await watched.check();
  ask.mockClear();
  // A call of the page that fails meanwhile brings the question no nearer.
  await pass(0.5);
  await client.fetchQuery({ queryKey: ['chats'], retry: false, queryFn: () => Promise.reject(new ApiError('No answer came', { status: 0 })) }).catch(() => null);
  await pass(1.4);
  expect([said(), ask.mock.calls.length]).toEqual(['away', 0]);
  ask.mockResolvedValue({ user: { id: 1 } });
  await pass(0.2);
  expect([said(), ask.mock.calls.length]).toEqual([undefined, 1]);
});

test('so it is where a call of the page was told', async () => {
  await client.fetchQuery({ queryKey: ['chats'], retry: false, queryFn: () => Promise.reject(new ApiError('busy', { status: 503, retryAfter: 120_000 })) }).catch(() => null);
  await pass(1.9);
  expect([said(), ask.mock.calls.length]).toEqual(['away', 0]);
  await pass(0.2);
  expect([said(), ask.mock.calls.length]).toEqual([undefined, 1]);
});

test('a refusal is an answer: nobody is away, nor any longer', async () => {
  ask.mockRejectedValue(new ApiError('No answer came', { status: 502 }));
  await watched.check();
  expect(said()).toBe('away');
  ask.mockRejectedValue(new ApiError('no', { status: 403 }));
  await pass(0.25);
  expect(said()).toBeUndefined();
});

test('a server that hangs is said to be away after ten seconds, is asked by a try of its own, and is back with the answer', async () => {
  let answer: (response: Response) => void = () => undefined;
  ask.mockReturnValue(new Promise(() => undefined));
  void noteStall(new Promise((resolve) => (answer = resolve)));
  await pass(9.9 / 60);
  expect(said()).toBeUndefined();
  await pass(0.1 / 60);
  expect([said(), since()]).toEqual(['away', '12:00']);
  await pass(0.25);
  expect(ask).toHaveBeenCalledOnce();
  answer(new Response('{}'));
  await pass(0);
  expect([said(), since()]).toEqual([undefined, '']);
});

test('a server that was silent before anybody watched is away at once; who no longer watches says nothing', async () => {
  watched.stop();
  let answer: (response: Response) => void = () => undefined;
  void noteStall(new Promise((resolve) => (answer = resolve)));
  await pass(1);
  expect(said()).toBeUndefined();
  watched = watchConnection({ client, store: store as never, intlLocale: 'nl-NL' });
  expect(said()).toBe('away');
  answer(new Response('{}'));
  await pass(0);
  expect(said()).toBeUndefined();

  let fail: (error: Error) => void = () => undefined;
  ask.mockReturnValue(new Promise((resolve, reject) => (fail = reject)));
  const asked = watched.check();
  watched.stop();
  fail(new ApiError('No answer came', { status: 0 }));
  await asked;
  expect(said()).toBeUndefined();
});

test('at rest it asks for nothing, and a page that comes later is drawn as it is', async () => {
  await pass(30);
  expect(ask).not.toHaveBeenCalled();
  setOnline(false);
  document.body.innerHTML = '<time data-since=""></time>';
  watched.show();
  expect(since()).toBe('12:30');
});
