import { describe, expect, it } from 'vitest';
import { chance, shuffled } from '@/tests/chance';
import type { Chat, Message } from '../contract/chats';
import { createChatStore, unreadTotal, type ChatStore } from './chat-store';
import type { ChatEvent, Conversation } from './chat-store-changes';
import { expireTyping } from './typing-clock';

const start = Date.parse('2026-11-21T12:00:00Z');
const message = (id: number, over: Partial<Message> = {}): Message => ({
  id, client_id: `client-id-of-message-${id}`, mine: false, text: `text ${id}`, sent_at: new Date(start + id * 1000).toISOString(), ...over,
});
const chat = (conversation: number, over: Partial<Chat> = {}): Chat => ({
  conversation: { id: conversation }, profile: { id: conversation + 100, name: `Member ${conversation}` } as Chat['profile'], num_unread_messages: 0, ...over,
});
const answer = (conversation: number | null, messages: Message[], has_older = false): Conversation => ({
  conversation: { id: conversation, profile: chat(conversation ?? 1).profile }, messages, has_older,
});
const arrival = (conversation: number, id: number, unread: number, over: Partial<Message> = {}): ChatEvent => ({ type: 'message', conversation, message: message(id, over), unread });

const idsOf = (store: ChatStore, conversation: number) => store.getState().windows[conversation]?.messages.map((each) => each.id);
const listed = (store: ChatStore) => store.getState().chats?.map((each) => each.conversation.id);
const unreadOf = (store: ChatStore, conversation: number) =>
  store.getState().chats?.find((each) => each.conversation.id === conversation)?.num_unread_messages;

describe('messages and the list under any order of events', () => {
  it('[E06] shuffled and repeated events give one state: messages once, by rising id, chats newest first, unread as the server last said', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = chance(seed);
      const conversations = [1, 2, 3];
      const counts = { 1: 0, 2: 0, 3: 0 } as Record<number, number>;
      const events = Array.from({ length: 20 + Math.floor(random() * 160) }, (_, index) => {
        const conversation = conversations[Math.floor(random() * 3)]!;
        const mine = random() < 0.4;
        counts[conversation] = mine ? 0 : counts[conversation]! + 1;
        return arrival(conversation, index + 1, counts[conversation], { mine });
      });
      const store = createChatStore();
      const { receiveChats, receiveConversation, applyEvent } = store.getState();
      receiveChats(conversations.map((id) => chat(id)));
      for (const id of conversations) receiveConversation(answer(id, []));
      const repeated = events.flatMap((event) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => event));
      for (const event of shuffled(repeated, random)) expect(applyEvent(event)).toBe(true);

      for (const id of conversations) {
        const own = events.filter((event) => event.conversation === id) as Extract<ChatEvent, { type: 'message' }>[];
        expect(idsOf(store, id), `seed ${seed}`).toEqual(own.slice(-120).map((event) => event.message.id));
        expect(unreadOf(store, id), `seed ${seed}`).toBe(own.at(-1)?.unread ?? 0);
      }
      const newest = (id: number) => events.findLast((event) => event.conversation === id);
      const expected = conversations.toSorted((a, b) => events.indexOf(newest(b)!) - events.indexOf(newest(a)!));
      expect(listed(store), `seed ${seed}`).toEqual(expected);
      expect(unreadTotal(store.getState())).toBe(conversations.reduce((sum, id) => sum + unreadOf(store, id)!, 0));
    }
  });

  it('chats of which the server says nothing but the documented fields keep the order it gave', () => {
    const store = createChatStore();
    store.getState().receiveChats([chat(3), chat(1), chat(2)]);
    expect(listed(store)).toEqual([3, 1, 2]);
    store.getState().applyEvent(arrival(2, 1, 1));
    expect(listed(store)).toEqual([2, 3, 1]);
  });

  it('a message in a chat that the list does not know asks for the list', () => {
    const store = createChatStore();
    expect(store.getState().applyEvent(arrival(9, 1, 1))).toBe(false);
    store.getState().receiveChats([chat(1)]);
    expect(store.getState().applyEvent(arrival(9, 1, 1))).toBe(false);
    expect(store.getState().applyEvent(arrival(1, 1, 1))).toBe(true);
  });
});

describe('unread counts', () => {
  const withUnread = () => {
    const store = createChatStore({ seed: { unread_messages: 7 } });
    store.getState().receiveChats([
      chat(1, { num_unread_messages: 3, conversation: { id: 1, last_message: message(30) } }),
      chat(2, { num_unread_messages: 2, conversation: { id: 2, last_message: message(20) } }),
    ]);
    return store;
  };

  it('[E06] the total is the server’s count until the list is known, then the sum of the list', () => {
    const store = createChatStore({ seed: { unread_messages: 7 } });
    expect(unreadTotal(store.getState())).toBe(7);
    store.getState().receiveUser({ unread_messages: 8 });
    expect(unreadTotal(store.getState())).toBe(8);
    store.getState().receiveChats([chat(1, { num_unread_messages: 3 })]);
    expect(unreadTotal(store.getState())).toBe(3);
  });

  it('[T06] opening a chat sets its unread count to 0 and leaves the others', () => {
    const store = withUnread();
    store.getState().openConversation(1);
    expect([unreadOf(store, 1), unreadOf(store, 2)]).toEqual([0, 2]);
  });

  it('[T06] an answer that was under way when the chat was opened does not bring its count back', () => {
    const store = withUnread();
    store.getState().openConversation(1);
    store.getState().openConversation(null);
    store.getState().receiveChats([chat(1, { num_unread_messages: 3, conversation: { id: 1, last_message: message(30) } })]);
    expect(unreadOf(store, 1)).toBe(0);
  });

  it('a message in the open chat stays read, in another it counts', () => {
    const store = withUnread();
    store.getState().openConversation(1);
    store.getState().applyEvent(arrival(1, 31, 4));
    store.getState().applyEvent(arrival(2, 21, 3));
    expect([unreadOf(store, 1), unreadOf(store, 2)]).toEqual([0, 3]);
  });

  it('[T06] reading elsewhere clears the count, unless something newer has come since', () => {
    const store = withUnread();
    store.getState().applyEvent({ type: 'read', conversation: 1, read: 29, mine: true });
    expect(unreadOf(store, 1)).toBe(3);
    store.getState().applyEvent({ type: 'read', conversation: 1, read: 30, mine: true });
    expect(unreadOf(store, 1)).toBe(0);
  });

  it('an answer older than an event does not take the event back', () => {
    const store = withUnread();
    store.getState().applyEvent(arrival(2, 25, 5));
    store.getState().receiveChats([chat(2, { num_unread_messages: 2, conversation: { id: 2, last_message: message(20) } })]);
    expect(unreadOf(store, 2)).toBe(5);
  });
});

describe('removing, typing, reading', () => {
  it('[T07] a chat removed here is gone at once, and no answer under way brings it back before the server has spoken', () => {
    const store = createChatStore();
    const both = [chat(1), chat(2)];
    store.getState().receiveChats(both);
    store.getState().removeLocally(1);
    expect(listed(store)).toEqual([2]);
    store.getState().receiveChats(both);
    expect(listed(store)).toEqual([2]);
    store.getState().settleRemoval(1, false);
    store.getState().receiveChats(both);
    expect(listed(store)).toEqual([1, 2]);
    expect(store.getState().removed).toEqual([]);
  });

  it('a chat removed elsewhere disappears here, messages and all', () => {
    const store = createChatStore();
    store.getState().receiveChats([chat(1)]);
    store.getState().receiveConversation(answer(1, [message(1)]));
    store.getState().applyEvent({ type: 'removed', conversation: 1 });
    expect(listed(store)).toEqual([]);
    expect(idsOf(store, 1)).toBeUndefined();
  });

  it('typing holds six seconds by the given clock, and ends with the message', () => {
    let now = 1000;
    const store = createChatStore({ now: () => now });
    store.getState().receiveChats([chat(1)]);
    store.getState().applyEvent({ type: 'typing', conversation: 1 });
    now += 5999;
    expireTyping(store, now);
    expect(1 in store.getState().typing).toBe(true);
    now += 1;
    expireTyping(store, now);
    expect(1 in store.getState().typing).toBe(false);
    store.getState().applyEvent({ type: 'typing', conversation: 1 });
    store.getState().applyEvent(arrival(1, 1, 1));
    expect(1 in store.getState().typing).toBe(false);
  });

  it('what the other party has read is marked, and stays so under a repeated older event', () => {
    const store = createChatStore();
    store.getState().receiveConversation(answer(1, [message(1, { mine: true }), message(2, { mine: true }), message(3, { mine: true })]));
    store.getState().applyEvent({ type: 'read', conversation: 1, read: 2, mine: false });
    store.getState().applyEvent(arrival(1, 1, 0, { mine: true }));
    expect(store.getState().windows[1]?.messages.map((each) => each.read ?? false)).toEqual([true, true, false]);
  });

  it('what the other party read while nobody listened is marked by the answer that tells of it, with no message in it', () => {
    const store = createChatStore();
    store.getState().receiveConversation(answer(1, [message(1, { mine: true }), message(2, { mine: true }), message(3, { mine: true })]));
    store.getState().receiveNewer(1, 3, { ...answer(1, []), read: 2 }, false, undefined);
    expect(store.getState().windows[1]?.messages.map((each) => each.read ?? false)).toEqual([true, true, false]);
  });

  it('two members’ events do not touch each other', () => {
    const store = createChatStore();
    store.getState().receiveChats([chat(1), chat(2)]);
    store.getState().receiveConversation(answer(1, []));
    store.getState().receiveConversation(answer(2, []));
    store.getState().applyEvent(arrival(1, 1, 1));
    store.getState().applyEvent({ type: 'typing', conversation: 2 });
    store.getState().applyEvent(arrival(2, 1, 1, { text: 'other' }));
    expect(store.getState().windows[1]?.messages.map((each) => each.text)).toEqual(['text 1']);
    expect(store.getState().windows[2]?.messages.map((each) => each.text)).toEqual(['other']);
  });
});
