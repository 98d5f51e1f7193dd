import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { createChatStore } from './chat-store';
import { chatMemory } from './chat-store-memory';
import { createOutbox } from './chat-store-outbox';
import { keepTrying } from './keep-trying';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A member's tab whose server answers as `answer` says; chance always takes the longest pause. */
function tab() {
  const store = createChatStore();
  const asked: string[] = [];
  const server = { trouble: new ApiError('no', { status: 503 }) as ApiError | null };
  let ids = 0;
  const outbox = createOutbox({
    store,
    memory: chatMemory(1, null),
    isOnline: () => true,
    newId: () => `client-id-number-${String(++ids).padStart(4, '0')}`,
    now: () => new Date(),
    send: ({ client_id, text }) => {
      asked.push(text);
      if (server.trouble) return Promise.reject(server.trouble);
      return Promise.resolve({ message: { id: asked.length, client_id, mine: true, text, sent_at: '2026-11-22T12:00:00Z' }, conversation: { id: 75 } });
    },
  });
  outbox.start();
  const stop = keepTrying({ store, outbox, random: () => 1 });
  const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { store, outbox, asked, server, stop, after };
}

const to = { member: 5, conversation: 75 };

it('while the server is away a message is tried again by itself, ever more seldom, and all go in order once it is back', async () => {
  const { store, outbox, asked, server, after } = tab();
  outbox.post(to, 'a');
  await after(4.9);
  expect(asked).toHaveLength(1);
  await after(0.2);
  expect(asked).toHaveLength(2);
  await after(9);
  expect(asked).toHaveLength(2);
  await after(300);
  expect(asked.length).toBeLessThan(10);
  outbox.post(to, 'b');
  await after(0);
  server.trouble = null;
  const before = asked.length;
  await after(60);
  expect(asked.slice(before)).toEqual(['a', 'b']);
  expect(store.getState().outbox).toEqual([]);
  await after(600);
  expect(asked).toHaveLength(before + 2);
});

it('not before the server said', async () => {
  const { outbox, asked, server, after } = tab();
  server.trouble = new ApiError('no', { status: 429, code: 'too_many_requests', retryAfter: 120_000 });
  outbox.post(to, 'a');
  await after(119);
  expect(asked).toHaveLength(1);
  await after(2);
  expect(asked).toHaveLength(2);
});

it('takes up what waited before it was there, and stops when told', async () => {
  const { store, outbox, asked, stop, after } = tab();
  stop();
  outbox.post(to, 'a');
  await after(600);
  expect(asked).toHaveLength(1);
  const again = keepTrying({ store, outbox, random: () => 1 });
  await after(6);
  expect(asked).toHaveLength(2);
  again();
  await after(600);
  expect(asked).toHaveLength(2);
});

it('what the server refuses for good is left alone', async () => {
  const { outbox, asked, server, after } = tab();
  server.trouble = new ApiError('no', { status: 410, code: 'member_gone' });
  outbox.post(to, 'a');
  await after(600);
  expect(asked).toHaveLength(1);
});

it('a server that asks for years is asked again after a quarter of an hour, and not at once', async () => {
  const { outbox, asked, server, after } = tab();
  server.trouble = new ApiError('no', { status: 503, retryAfter: 1_795_000_000_000 });
  outbox.post(to, 'a');
  await after(14 * 60);
  expect(asked).toHaveLength(1);
  await after(2 * 60);
  expect(asked).toHaveLength(2);
});

it('a pause is over when it is over: what comes back then takes the message along, also on a page that began since', async () => {
  const { store, outbox, asked, server, stop, after } = tab();
  server.trouble = new ApiError('no', { status: 503, retryAfter: 300_000 });
  outbox.post(to, 'a');
  await after(200);
  stop();
  outbox.resume('waiting_for_network');
  expect(asked).toHaveLength(1);
  const again = keepTrying({ store, outbox, random: () => 1 });
  await after(90);
  expect(asked).toHaveLength(1);
  await after(15);
  expect(asked).toHaveLength(2);
  again();
  await after(301);
  outbox.resume('waiting_for_network');
  expect(asked).toHaveLength(3);
});

it('whom the server wants later is not put off by another whose messages keep failing', async () => {
  const { outbox, asked, server, after } = tab();
  server.trouble = new ApiError('no', { status: 503, retryAfter: 90_000 });
  outbox.post(to, 'later');
  await after(0);
  server.trouble = new ApiError('no', { status: 500 });
  outbox.post({ member: 6, conversation: 76 }, 'steeds');
  await after(150);
  expect(asked.filter((text) => text === 'later').length).toBeGreaterThan(1);
});
