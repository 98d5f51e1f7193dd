import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import type { ErrorCode } from '../contract/error-codes';
import { createChatStore } from './chat-store';
import type { OutboxEntry } from './chat-store-entry';
import { chatMemory } from './chat-store-memory';
import { forgetTexts, type TextStorage } from './forget-texts';
import { createOutbox } from './chat-store-outbox';

function storage(): TextStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const refusal = (status: number, code?: ErrorCode, more: { authenticationRequired?: boolean } = {}) => new ApiError('no', { status, code, ...more });
const to = (member: number, conversation: number | null = null) => ({ member, conversation });

/** An outbox whose server answers when the test says so. */
function bench({ viewer = 1, kept = storage(), online = true }: { viewer?: number; kept?: TextStorage; online?: boolean } = {}) {
  const network = { online };
  const calls: { entry: OutboxEntry; accept: (conversation?: number) => Promise<void>; refuse: (error: Error) => Promise<void> }[] = [];
  const store = createChatStore();
  let ids = 0;
  let messages = 0;
  const outbox = createOutbox({
    store,
    memory: chatMemory(viewer, kept),
    isOnline: () => network.online,
    newId: () => `client-id-number-${String(++ids).padStart(4, '0')}`,
    now: () => new Date('2026-11-21T12:00:00Z'),
    send: (entry) =>
      new Promise((resolve, reject) => {
        const settle = (work: () => void) => {
          work();
          return new Promise<void>((done) => void setImmediate(done));
        };
        calls.push({
          entry,
          accept: (conversation = entry.conversation ?? 70 + entry.member) =>
            settle(() =>
              resolve({
                message: { id: ++messages, client_id: entry.client_id, mine: true, text: entry.text, sent_at: '2026-11-21T12:00:00Z' },
                conversation: { id: conversation },
              }),
            ),
          refuse: (error) => settle(() => reject(error)),
        });
      }),
  });
  const stop = outbox.start();
  const states = () => store.getState().outbox.map(({ text, state }) => `${text} ${state}`);
  const texts = () => calls.map(({ entry }) => entry.text);
  return { outbox, store, calls, network, kept, stop, states, texts };
}

describe('sending', () => {
  it('a text is in the outbox at once, before any answer', () => {
    const { outbox, states } = bench();
    outbox.post(to(5), 'hello');
    expect(states()).toEqual(['hello sending']);
  });

  it('to one member one at a time and in order; other members do not wait', async () => {
    const { outbox, calls, texts, states } = bench();
    for (const text of ['a', 'b', 'c']) outbox.post(to(5), text);
    outbox.post(to(6), 'x');
    expect(texts()).toEqual(['a', 'x']);
    await calls[0]!.accept();
    expect(texts()).toEqual(['a', 'x', 'b']);
    await calls[2]!.accept();
    await calls[3]!.accept();
    expect(texts()).toEqual(['a', 'x', 'b', 'c']);
    expect(states()).toEqual(['x sending']);
  });

  it('the first message of a conversation names the member, those behind it the conversation', async () => {
    const { outbox, calls } = bench();
    outbox.post(to(5), 'a');
    outbox.post(to(5), 'b');
    expect(calls[0]!.entry.conversation).toBeNull();
    await calls[0]!.accept(75);
    expect(calls[1]!.entry.conversation).toBe(75);
  });

  it('a retry carries the same client id, so that a message the server has already taken is not doubled', async () => {
    const { outbox, calls, store, states } = bench();
    const entry = outbox.post(to(5, 75), 'a');
    await calls[0]!.refuse(refusal(500));
    expect(states()).toEqual(['a failed']);
    outbox.retry(entry.client_id);
    expect(calls[1]!.entry.client_id).toBe(entry.client_id);
    await calls[1]!.accept();
    expect(store.getState().outbox).toEqual([]);
  });

  it('a message that arrives live before the answer leaves the outbox, and a late failure does not bring it back', async () => {
    const { outbox, calls, store } = bench();
    const { client_id } = outbox.post(to(5, 75), 'a');
    const message = { id: 1, client_id, mine: true, text: 'a', sent_at: '2026-11-21T12:00:00Z' };
    store.getState().applyEvent({ type: 'message', conversation: 75, message, unread: 0 });
    expect(store.getState().outbox).toEqual([]);
    await calls[0]!.refuse(refusal(503));
    expect(store.getState().outbox).toEqual([]);
  });
});

describe('when the server does not take it', () => {
  it('a failure stops what is behind it, and trying the last again tries those before it first', async () => {
    const { outbox, calls, states, texts } = bench();
    outbox.post(to(5), 'a');
    const { client_id } = outbox.post(to(5), 'b');
    await calls[0]!.refuse(refusal(500));
    expect(states()).toEqual(['a failed', 'b failed']);
    outbox.retry(client_id);
    await calls[1]!.accept();
    await calls[2]!.accept();
    expect(texts()).toEqual(['a', 'a', 'b']);
  });

  it('what failed is not sent again with a new message: nobody asked for it', async () => {
    const { outbox, calls, states, texts } = bench();
    outbox.post(to(5), 'a');
    await calls[0]!.refuse(refusal(500));
    outbox.post(to(5), 'b');
    await calls[1]!.accept();
    expect(texts()).toEqual(['a', 'b']);
    expect(states()).toEqual(['a failed']);
  });

  it('without credits all to that member wait, and go in order once there are credits', async () => {
    const { outbox, calls, states, texts } = bench();
    for (const text of ['a', 'b']) outbox.post(to(5), text);
    await calls[0]!.refuse(refusal(402, 'not_enough_credits'));
    expect(states()).toEqual(['a waiting_for_credits', 'b waiting_for_credits']);
    outbox.resume('waiting_for_credits');
    await calls[1]!.accept();
    await calls[2]!.accept();
    expect(texts()).toEqual(['a', 'a', 'b']);
  });

  it('offline nothing is asked; back online all goes, once each and in order', async () => {
    const { outbox, calls, network, states, texts } = bench({ online: false });
    const written = Array.from({ length: 20 }, (_, index) => `m${index}`);
    for (const text of written) outbox.post(to(5), text);
    expect(texts()).toEqual([]);
    expect(new Set(states().map((state) => state.split(' ')[1]))).toEqual(new Set(['waiting_for_network']));
    network.online = true;
    outbox.resume('waiting_for_network');
    for (let index = 0; index < 20; index++) await calls[index]!.accept();
    expect(texts()).toEqual(written);
    expect(states()).toEqual([]);
  });

  it('a message too long goes back to the field, and those behind it go on', async () => {
    const { outbox, calls, states, texts } = bench();
    const refused: string[] = [];
    outbox.onRefused((entry, error) => refused.push(`${entry.text} ${error.code}`));
    outbox.post(to(5), 'long');
    outbox.post(to(5), 'next');
    await calls[0]!.refuse(refusal(422, 'message_too_long'));
    expect(refused).toEqual(['long message_too_long']);
    expect(states()).toEqual(['long failed', 'next sending']);
    expect(texts()).toEqual(['long', 'next']);
  });

  it('before an address is confirmed the message waits', async () => {
    const { outbox, calls, states } = bench();
    outbox.post(to(5), 'a');
    await calls[0]!.refuse(refusal(409, 'awaiting_confirmation'));
    expect(states()).toEqual(['a waiting_for_confirmation']);
  });

  it('a message taken back is not sent', async () => {
    const { outbox, calls, states } = bench();
    const { client_id } = outbox.post(to(5), 'a');
    await calls[0]!.refuse(refusal(500));
    outbox.discard(client_id);
    expect(states()).toEqual([]);
    outbox.retry(client_id);
    expect(calls).toHaveLength(1);
  });
});

describe('what a tab keeps', () => {
  it('unsent texts survive a reload and are sent once each, in order, under the same client ids', async () => {
    const first = bench({ online: false });
    for (const text of ['a', 'b', 'c']) first.outbox.post(to(5), text);
    first.stop();
    const second = bench({ kept: first.kept });
    for (let index = 0; index < 3; index++) await second.calls[index]!.accept();
    expect(second.texts()).toEqual(['a', 'b', 'c']);
    expect(second.calls.map(({ entry }) => entry.client_id)).toEqual(first.store.getState().outbox.map((entry) => entry.client_id));
    expect(bench({ kept: first.kept }).calls).toEqual([]);
  });

  it('another member who signs in on that browser neither sees nor sends them', () => {
    const first = bench({ online: false });
    first.outbox.post(to(5), 'a');
    first.stop();
    const other = bench({ viewer: 2, kept: first.kept });
    expect(other.states()).toEqual([]);
    expect(other.calls).toEqual([]);
    forgetTexts(first.kept, 2);
    expect(bench({ viewer: 1, kept: first.kept }).states()).toEqual([]);
  });

  it('a session that ended elsewhere loses nothing: the text waits for the same member', async () => {
    const first = bench();
    first.outbox.post(to(5), 'a');
    await first.calls[0]!.refuse(refusal(403, 'authentication_required', { authenticationRequired: true }));
    first.stop();
    expect(bench({ kept: first.kept }).texts()).toEqual(['a']);
  });

  it('drafts are kept by member, and logging out forgets everything', () => {
    const kept = storage();
    const memory = chatMemory(1, kept);
    memory.keepDraft(5, 'Altijd. Vanuit een hoekje');
    expect(chatMemory(1, kept).draft(5)).toBe('Altijd. Vanuit een hoekje');
    expect([chatMemory(1, kept).draft(6), chatMemory(2, kept).draft(5)]).toEqual(['', '']);
    forgetTexts(kept);
    expect(kept.length).toBe(0);
  });

  it('a storage that refuses, or holds nonsense, is no obstacle', () => {
    const broken = { ...storage(), setItem: () => { throw new Error('full'); }, getItem: () => '[{"client_id":1},"x"' };
    const memory = chatMemory(1, broken);
    memory.keepDraft(5, 'kept for the page');
    expect(memory.draft(5)).toBe('kept for the page');
    expect(memory.outbox()).toEqual([]);
  });
});
