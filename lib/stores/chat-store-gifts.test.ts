import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { createChatStore } from './chat-store';
import { isOutboxEntry, type OutboxEntry } from './chat-store-entry';
import { chatMemory } from './chat-store-memory';
import { createOutbox } from './chat-store-outbox';

const rose = { key: 'rose', credits: 15 };
const poor = () => new ApiError('no', { status: 402, code: 'not_enough_credits', params: { credits: 15 } });
const settled = () => new Promise((resolve) => void setTimeout(resolve));

/** An outbox of someone who can pay for messages, and for gifts once `rich`. */
function setup() {
  const member = { rich: false };
  const sent: OutboxEntry[] = [];
  const store = createChatStore();
  let ids = 0;
  const outbox = createOutbox({
    store,
    memory: chatMemory(1, null),
    isOnline: () => true,
    newId: () => `client-id-number-${String(++ids).padStart(4, '0')}`,
    now: () => new Date('2026-11-21T12:00:00Z'),
    send: (entry) => {
      if (entry.gift && !member.rich) return Promise.reject(poor());
      sent.push(entry);
      return Promise.resolve({ message: { id: sent.length, client_id: entry.client_id, mine: true, text: entry.text, sent_at: '2026-11-21T12:00:00Z' }, conversation: { id: 7 } });
    },
  });
  outbox.start();
  return { outbox, store, sent, member };
}

it('[P02] a gift without enough credits waits with its note, and is sent once there are enough: the choice is kept', async () => {
  const { outbox, store, sent, member } = setup();
  const { client_id } = outbox.post({ member: 5, conversation: null, gift: rose }, 'voor jou');
  await settled();
  expect(store.getState().outbox).toMatchObject([{ client_id, gift: rose, text: 'voor jou', state: 'waiting_for_credits' }]);
  member.rich = true;
  outbox.resume('waiting_for_credits');
  await settled();
  expect([sent, store.getState().outbox]).toMatchObject([[{ client_id, gift: rose }], []]);
});

it('a gift that is too dear does not hold up a message that is not', async () => {
  const { outbox, store, sent } = setup();
  outbox.post({ member: 5, conversation: 7, gift: rose }, '');
  outbox.post({ member: 5, conversation: 7 }, 'hoi');
  await settled();
  expect(sent.map(({ text }) => text)).toEqual(['hoi']);
  expect(store.getState().outbox.map(({ gift, state }) => [gift?.key, state])).toEqual([['rose', 'waiting_for_credits']]);
});

it.each([[{ gift: rose }, true], [{}, true], [{ gift: 'rose' }, false], [{ gift: null }, false], [{ gift: { key: 3 } }, false]])('what a tab kept of an entry with %j is an entry: %s', (some, expected) => {
  const entry = { client_id: 'client-id-number-0001', member: 5, conversation: null, text: '', state: 'failed', written_at: '2026-11-21T12:00:00Z' };
  expect(isOutboxEntry({ ...entry, ...some })).toBe(expected);
});
