// The first moments of a page: what it sends waits for what the browser's database holds. (C4)
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { createChatStore } from './chat-store';
import { chatMemory } from './chat-store-memory';
import { createOutbox } from './chat-store-outbox';
import { forgetAllTexts } from './forget-texts';
import { openShare } from './outbox-share';
import { browserLocks, messageServer } from './testing/browser-tabs';
import { textStorage } from './testing/text-storage';

const ends: (() => void)[] = [];
const locks = browserLocks();
const to = { member: 5, conversation: 75 };
let ids = 0;

function page(php: ReturnType<typeof messageServer>, online = true, memory = chatMemory(1, null), joins = true) {
  const store = createChatStore();
  const outbox = createOutbox({ store, memory, isOnline: () => online, newId: () => `client-id-number-${++ids}`, now: () => new Date(), send: php.send });
  const join = async () => {
    const channel = new BroadcastChannel('chat:1');
    outbox.join(await openShare({ viewer: 1, store, outbox, locks, channel, close: () => channel.close() }));
  };
  const start = () => {
    const end = outbox.start(joins ? join : () => new Promise(() => undefined));
    ends.push(end);
    return end;
  };
  return { outbox, store, start };
}

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  void forgetAllTexts();
  await vi.waitUntil(async () => (await indexedDB.databases()).length === 0);
});

it('what an earlier page left goes before what is written while this one still joins', async () => {
  const php = messageServer();
  const earlier = page(php, false);
  const end = earlier.start();
  earlier.outbox.post(to, 'eerst');
  await vi.waitFor(() => expect(earlier.store.getState().outbox.map(({ state }) => state)).toEqual(['waiting_for_network']));
  end();
  const { outbox, store, start } = page(php);
  start();
  outbox.post(to, 'dan');
  expect(store.getState().outbox.map(({ text }) => text)).toEqual(['dan']);
  await vi.waitFor(() => expect([php.texts(), store.getState().outbox]).toEqual([['eerst', 'dan'], []]));
});

it('a tab that has not joined after three seconds sends alone, and as one with the others from the moment that it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const php = messageServer();
  const { outbox } = page(php);
  const share = { alone: vi.fn((_: number, work: () => Promise<void>) => work()), level: vi.fn(() => Promise.resolve()), holds: () => false, begin: () => undefined, leave: () => undefined };
  ends.push(outbox.start(() => new Promise(() => undefined)));
  outbox.post(to, 'alleen');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(php.asked).toEqual([]);
  let answer: () => void = () => undefined;
  php.before(() => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(200);
  expect([php.asked.length, share.alone.mock.calls.length]).toEqual([1, 0]);
  outbox.join(share);
  outbox.post(to, 'samen');
  php.before(() => Promise.resolve());
  answer();
  vi.useRealTimers();
  await vi.waitFor(() => expect(php.texts()).toEqual(['alleen', 'samen']));
  expect(share.alone).toHaveBeenCalled();
  expect(php.asked).toHaveLength(2);
});

it.each([['that waits for credits', 402, undefined], ['that the server does not want yet', 503, 60_000]])('a message %s, left by an earlier page, goes before one that is written while this one joins', async (_, status, retryAfter) => {
  const php = messageServer();
  php.before(() => Promise.reject(new ApiError('no', { status, retryAfter })));
  const earlier = page(php);
  const end = earlier.start();
  earlier.outbox.post(to, 'eerst');
  await vi.waitFor(() => expect(earlier.store.getState().outbox[0]?.state).toMatch(/^waiting/));
  await vi.waitFor(() => expect(php.asked).toHaveLength(1));
  end();
  php.before(() => Promise.resolve());
  const { outbox, store, start } = page(php);
  start();
  outbox.post(to, 'dan');
  await vi.waitFor(() => expect([php.texts(), store.getState().outbox]).toEqual([['eerst', 'dan'], []]));
});

it('so it does where the page it was written on was left before it had joined', async () => {
  const php = messageServer();
  const storage = textStorage();
  php.before(() => Promise.reject(new ApiError('no', { status: 402 })));
  const first = page(php);
  const endFirst = first.start();
  first.outbox.post(to, 'eerst');
  await vi.waitFor(() => expect(first.store.getState().outbox[0]?.state).toBe('waiting_for_credits'));
  endFirst();
  // Reloaded within the moment: 'dan' lies in the tab's own storage alone.
  const second = page(php, true, chatMemory(1, storage, 'second'), false);
  const endSecond = second.start();
  second.outbox.post(to, 'dan');
  endSecond();
  php.before(() => Promise.resolve());
  const { store, start } = page(php, true, chatMemory(1, storage, 'third'));
  start();
  await vi.waitFor(() => expect([php.texts(), store.getState().outbox]).toEqual([['eerst', 'dan'], []]));
});
