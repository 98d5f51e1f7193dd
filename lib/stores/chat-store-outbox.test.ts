import { describe, expect, it } from 'vitest';
import { ApiError, MalformedAnswerError } from '../api/api-error';
import type { ErrorCode } from '../contract/error-codes';
import { createChatStore } from './chat-store';
import type { OutboxEntry } from './chat-store-entry';
import { chatMemory } from './chat-store-memory';
import { forgetTexts, type TextStorage } from './forget-texts';
import { createOutbox } from './chat-store-outbox';
import { textStorage } from './testing/text-storage';

const refusal = (status: number, code?: ErrorCode, more: { authenticationRequired?: boolean } = {}) => new ApiError('no', { status, code, ...more });
const gone = refusal(410, 'member_gone');
const to = (member: number, conversation: number | null = null) => ({ member, conversation });

/** An outbox whose server answers when the test says so. */
function setup({ viewer = 1, kept = textStorage(), online = true, page = '', now = '12:00' }: { viewer?: number; kept?: TextStorage; online?: boolean; page?: string; now?: string } = {}) {
  const [network, clock] = [{ online }, { now }];
  const calls: { entry: OutboxEntry; signal: AbortSignal; accept: (conversation?: number) => Promise<void>; refuse: (error: Error) => Promise<void> }[] = [];
  const store = createChatStore();
  let ids = 0;
  let messages = 0;
  const outbox = createOutbox({
    store,
    memory: chatMemory(viewer, kept, page),
    isOnline: () => network.online,
    newId: () => `client-id-number-${page}${String(++ids).padStart(4, '0')}`,
    now: () => new Date(`2026-11-21T${clock.now}:00Z`),
    send: (entry, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        const settle = (work: () => void) => {
          work();
          return new Promise<void>((done) => void setImmediate(done));
        };
        calls.push({
          entry,
          signal,
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
  return { outbox, store, calls, network, clock, kept, stop, states, texts };
}

describe('sending', () => {
  it('a text is in the outbox at once, before any answer', () => {
    const { outbox, states } = setup();
    outbox.post(to(5), 'hello');
    expect(states()).toEqual(['hello sending']);
  });

  it('to one member one at a time and in order; other members do not wait', async () => {
    const { outbox, calls, texts, states } = setup();
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
    const { outbox, calls } = setup();
    outbox.post(to(5), 'a');
    outbox.post(to(5), 'b');
    expect(calls[0]!.entry.conversation).toBeNull();
    await calls[0]!.accept(75);
    expect(calls[1]!.entry.conversation).toBe(75);
  });

  it('a retry carries the same client id, so that a message the server has already taken is not doubled', async () => {
    const { outbox, calls, store, states } = setup();
    const entry = outbox.post(to(5, 75), 'a');
    await calls[0]!.refuse(gone);
    expect(states()).toEqual(['a failed']);
    outbox.retry(entry.client_id);
    expect(calls[1]!.entry.client_id).toBe(entry.client_id);
    await calls[1]!.accept();
    expect(store.getState().outbox).toEqual([]);
  });

  it('a message that arrives live before the answer leaves the outbox, and a late failure does not bring it back', async () => {
    const { outbox, calls, store } = setup();
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
    const { outbox, calls, states, texts } = setup();
    outbox.post(to(5), 'a');
    const { client_id } = outbox.post(to(5), 'b');
    await calls[0]!.refuse(gone);
    expect(states()).toEqual(['a failed', 'b failed']);
    outbox.retry(client_id);
    await calls[1]!.accept();
    await calls[2]!.accept();
    expect(texts()).toEqual(['a', 'a', 'b']);
  });

  it.each([
    ['no answer', refusal(0)],
    ['a fault', refusal(500, 'internal')],
    ['a server that is away', refusal(503)],
    ['too many at once', refusal(429, 'too_many_requests')],
    ['an answer of something that is not the server', new MalformedAnswerError('POST /api/message.php', '', 200)],
  ])('%s: the message waits, and nothing that is written after it overtakes it', async (_, trouble) => {
    const { outbox, calls, states, texts } = setup();
    outbox.post(to(5), 'first');
    await calls[0]!.refuse(trouble);
    expect(states()).toEqual(['first waiting_for_network']);
    outbox.post(to(5), 'second');
    expect(texts()).toEqual(['first', 'first']);
    await calls[1]!.refuse(trouble);
    expect(states()).toEqual(['first waiting_for_network', 'second waiting_for_network']);
    outbox.resume('waiting_for_network');
    await calls[2]!.accept();
    await calls[3]!.accept();
    expect(texts()).toEqual(['first', 'first', 'first', 'second']);
    expect(states()).toEqual([]);
  });

  it('a fault of this page itself is tried again by nobody', async () => {
    const { outbox, calls, states } = setup();
    outbox.post(to(5), 'a');
    await calls[0]!.refuse(new TypeError('x is not a function'));
    expect(states()).toEqual(['a failed']);
  });

  it('what was refused for its own sake is not sent again with a new message: nobody asked for it', async () => {
    const { outbox, calls, states, texts } = setup();
    outbox.post(to(5), 'a');
    await calls[0]!.refuse(gone);
    outbox.post(to(5), 'b');
    await calls[1]!.accept();
    expect(texts()).toEqual(['a', 'b']);
    expect(states()).toEqual(['a failed']);
  });

  it('without credits all to that member wait, and go in order once there are credits', async () => {
    const { outbox, calls, states, texts } = setup();
    for (const text of ['a', 'b']) outbox.post(to(5), text);
    await calls[0]!.refuse(refusal(402, 'not_enough_credits'));
    expect(states()).toEqual(['a waiting_for_credits', 'b waiting_for_credits']);
    outbox.resume('waiting_for_credits');
    await calls[1]!.accept();
    await calls[2]!.accept();
    expect(texts()).toEqual(['a', 'a', 'b']);
  });

  it('a server that does not take messages at all is not asked again by itself', async () => {
    const { outbox, calls, states } = setup();
    outbox.post(to(5), 'a');
    await calls[0]!.refuse(new ApiError('no', { status: 501, notOffered: true }));
    expect(states()).toEqual(['a failed']);
  });

  it('offline nothing is asked; back online all goes, once each and in order', async () => {
    const { outbox, calls, network, states, texts } = setup({ online: false });
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
    const { outbox, calls, states, texts } = setup();
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
    const { outbox, calls, states } = setup();
    outbox.post(to(5), 'a');
    await calls[0]!.refuse(refusal(409, 'awaiting_confirmation'));
    expect(states()).toEqual(['a waiting_for_confirmation']);
  });

  it('a message taken back is not sent', async () => {
    const { outbox, calls, states } = setup();
    const { client_id } = outbox.post(to(5), 'a');
    await calls[0]!.refuse(gone);
    outbox.discard(client_id);
    expect(states()).toEqual([]);
    outbox.retry(client_id);
    expect(calls).toHaveLength(1);
  });
});

describe('what a tab keeps', () => {
  it('unsent texts survive a reload and are sent once each, in order, under the same client ids', async () => {
    const first = setup({ online: false });
    for (const text of ['a', 'b', 'c']) first.outbox.post(to(5), text);
    first.stop();
    const second = setup({ kept: first.kept });
    for (let index = 0; index < 3; index++) await second.calls[index]!.accept();
    expect(second.texts()).toEqual(['a', 'b', 'c']);
    expect(second.calls.map(({ entry }) => entry.client_id)).toEqual(first.store.getState().outbox.map((entry) => entry.client_id));
    expect(setup({ kept: first.kept }).calls).toEqual([]);
  });

  it('what was written in two tabs that were closed the next moment goes from a third, once, in the order of writing', async () => {
    const first = setup({ online: false, page: 'one-' });
    const other = setup({ kept: first.kept, online: false, page: 'two-' });
    first.outbox.post(to(5), 'a');
    other.outbox.post(to(5), 'b');
    first.outbox.post(to(6), 'c');
    const third = setup({ kept: first.kept, page: 'three-' });
    for (let index = 0; index < 3; index++) await third.calls[index]!.accept();
    expect(third.texts().toSorted()).toEqual(['a', 'b', 'c']);
    expect(third.texts().indexOf('a')).toBeLessThan(third.texts().indexOf('b'));
    expect(setup({ kept: first.kept, page: 'four-' }).states()).toEqual([]);
  });

  it('[C4] the order of writing holds where the clock is set back in between: in one tab, in the next, and after a reload', async () => {
    const first = setup({ online: false, page: 'one-' });
    const other = setup({ kept: first.kept, online: false, page: 'two-', now: '09:00' });
    first.outbox.post(to(5), 'a');
    first.clock.now = '08:00';
    for (const [tab, text] of [[first, 'b'], [other, 'c'], [first, 'd']] as const) tab.outbox.post(to(5), text);
    const last = setup({ kept: first.kept, online: false, page: 'three-', now: '07:00' });
    last.outbox.post(to(5), 'e');
    const next = setup({ kept: first.kept, page: 'four-' });
    for (let index = 0; index < 5; index++) await next.calls[index]!.accept();
    expect(next.texts()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[C4] another member who signs in on that browser neither sees nor sends them', () => {
    const first = setup({ online: false });
    first.outbox.post(to(5), 'a');
    first.stop();
    const other = setup({ viewer: 2, kept: first.kept });
    expect(other.states()).toEqual([]);
    expect(other.calls).toEqual([]);
    forgetTexts(first.kept, 2);
    expect(setup({ viewer: 1, kept: first.kept }).states()).toEqual([]);
  });

  it('what is on its way when the session ends is called back, and goes from the same member’s next page under the same client id', async () => {
    const first = setup();
    const { client_id } = first.outbox.post(to(5), 'a');
    first.outbox.post(to(5), 'b');
    first.stop();
    expect(first.calls[0]!.signal.aborted).toBe(true);
    await new Promise((done) => setImmediate(done));
    expect(first.states()).toEqual(['a sending', 'b sending']);
    expect(first.texts()).toEqual(['a']);
    const next = setup({ kept: first.kept });
    expect(next.calls[0]!.entry.client_id).toBe(client_id);
    expect(next.calls[0]!.signal.aborted).toBe(false);
  });

  it('a page that stops and starts goes on sending', async () => {
    const { outbox, calls, texts, states } = setup();
    outbox.post(to(5), 'a');
    outbox.stop();
    outbox.start();
    await new Promise((done) => setImmediate(done));
    await calls[1]!.accept();
    expect(texts()).toEqual(['a', 'a']);
    expect(states()).toEqual([]);
  });

  it('a session that ended elsewhere loses nothing: the text waits for the same member', async () => {
    const first = setup();
    first.outbox.post(to(5), 'a');
    await first.calls[0]!.refuse(refusal(403, 'authentication_required', { authenticationRequired: true }));
    first.stop();
    expect(setup({ kept: first.kept }).texts()).toEqual(['a']);
  });
});
