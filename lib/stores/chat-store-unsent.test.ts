import { describe, expect, it } from 'vitest';
import type { Chat, Message } from '../contract/chats';
import { createChatStore, unreadTotal, type ChatStore } from './chat-store';
import { askedNow, type Conversation } from './chat-store-changes';

const message = (id: number, over: Partial<Message> = {}): Message => ({
  id, client_id: `client-id-of-message-${id}`, mine: false, text: `text ${id}`, sent_at: new Date(Date.parse('2026-11-21T12:00:00Z') + id * 1000).toISOString(), ...over,
});
const chat = (last: Message | null, unread: number, unsent?: number): Chat => ({
  conversation: { id: 7, last_message: last, unsent }, profile: { id: 107, name: 'Noor' } as Chat['profile'], num_unread_messages: unread,
});
const answer = (messages: Message[], unsent?: number[]): Conversation => ({ conversation: { id: 7, profile: chat(null, 0).profile }, messages, has_older: false, unsent });
const ids = (store: ChatStore) => store.getState().windows[7]?.messages.map(({ id }) => id);
const last = (store: ChatStore) => store.getState().chats?.[0]?.conversation.last_message?.id;
const taken = (id: number, unread = 0) => ({ type: 'unsent', conversation: 7, message: id, unread }) as const;

function held(...messages: number[]): ChatStore {
  const store = createChatStore();
  const all = messages.map((id) => message(id));
  store.getState().receiveChats([chat(all.at(-1)!, all.length)]);
  store.getState().receiveConversation(answer(all));
  return store;
}

describe('a message that was taken back', () => {
  it('goes from the conversation, the last line and the unread count, and the list is asked for', () => {
    const store = held(1, 2);
    expect(store.getState().applyEvent(taken(2, 1))).toBe(false);
    expect([ids(store), last(store), unreadTotal(store.getState())]).toEqual([[1], 1, 1]);
  });

  it('that was not the last one leaves the last line', () => {
    const store = held(1, 2, 3);
    store.getState().applyEvent(taken(2, 2));
    expect([ids(store), last(store), unreadTotal(store.getState())]).toEqual([[1, 3], 3, 2]);
  });

  it('leaves a list that knows nothing else of the conversation without a last line until the list has come', () => {
    const store = createChatStore();
    store.getState().receiveChats([chat(message(2), 1)]);
    store.getState().applyEvent(taken(2));
    expect([last(store), unreadTotal(store.getState())]).toEqual([undefined, 0]);
    store.getState().receiveChats([]);
    expect(store.getState().chats).toEqual([]);
  });

  it('is not brought back by an answer that was under way, by its own event, or by the answer to its sending', () => {
    const store = held(1, 2);
    const asked = askedNow(store.getState(), 7);
    store.getState().applyEvent(taken(2, 1));
    store.getState().receiveConversation(answer([message(1), message(2)]), asked);
    store.getState().receiveNewer(7, 1, answer([message(2)]), false, asked);
    store.getState().receiveOlder(7, 1, answer([message(2)]));
    store.getState().applyEvent({ type: 'message', conversation: 7, message: message(2), unread: 2 });
    store.getState().receiveChats([chat(message(2), 2)]);
    store.getState().receiveSent({ client_id: 'client-id-of-message-2', member: 107, conversation: 7, text: '', state: 'sending', written_at: '' }, { message: message(2, { mine: true }), conversation: { id: 7 } });
    expect([ids(store), last(store), unreadTotal(store.getState())]).toEqual([[1], 1, 1]);
  });

  it('while nobody listened: the answer of the conversation names it, and what is held of it goes', () => {
    const store = held(1, 2);
    store.getState().openConversation(7, false);
    store.getState().setListening(false);
    store.getState().receiveNewer(7, 2, answer([message(3)], [2]), false);
    expect(ids(store)).toEqual([1, 3]);
  });

  it('while nobody listened: the list is believed although it goes back, but not where an event has told something newer', () => {
    const store = held(1, 2);
    store.getState().receiveChats([chat(message(1), 0, 2)]);
    expect([last(store), unreadTotal(store.getState())]).toEqual([1, 0]);
    store.getState().applyEvent({ type: 'message', conversation: 7, message: message(3), unread: 1 });
    store.getState().receiveChats([chat(message(1), 0, 2)]);
    expect([last(store), unreadTotal(store.getState())]).toEqual([3, 1]);
  });

  it('the sending of it, repeated, leaves nothing on the screen', () => {
    const store = held(1);
    const entry = { client_id: 'client-id-of-message-2', member: 107, conversation: 7, text: 'weg', state: 'sending' as const, written_at: '' };
    store.getState().setOutbox([entry]);
    store.getState().receiveSent(entry, { message: message(2, { mine: true, text: '', unsent: true }), conversation: { id: 7 } });
    expect([ids(store), store.getState().outbox]).toEqual([[1], []]);
  });
});
