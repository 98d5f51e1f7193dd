import { expect, it } from 'vitest';
import { getChat, listChats, listIcebreakers, markRead, removeChat, sendMessage, sendTyping } from '@/lib/contract/chats';
import type { LiveEvent } from '@/lib/contract/events';
import { setLike } from '@/lib/contract/likes';
import { getUser } from '@/lib/contract/user';
import { messagePageSize } from '@/lib/site/constants';
import type { Delivery } from '../live/bus';
import { messages, participants } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { today } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

let serial = 0;

onOneDatabase('chats', (ground) => {
  const send = async (own: Browser, body: object) => (await own.call(sendMessage, { body: { text: 'hoi', client_id: `chat-test-message-${(serial += 1)}`, ...body } })).answer;
  const chats = async (own: Browser) => (await own.call(listChats)).answer.chats;
  const hear = (member: number) => {
    const heard: LiveEvent[] = [];
    ground.server.parts.bus.subscribe(member, ({ event }: Delivery) => void (event && heard.push(event)));
    return heard;
  };

  it('[C14] lists conversations in field chats, the newest message first', async () => {
    const free = await ground.as('free');
    expect((await free.call(listChats)).wire).toEqual({ chats: [] });
    await send(free, { member: ground.world.other });
    await send(free, { member: ground.world.premium });
    const last = await send(await ground.as('other'), { member: ground.world.free, text: 'Dag!' });
    expect((await chats(free)).map(({ profile }) => profile.id)).toEqual([ground.world.other, ground.world.premium]);
    expect((await chats(free))[0]).toMatchObject({ conversation: { id: last.conversation.id, last_message: { text: 'Dag!', mine: false } }, num_unread_messages: 1 });
  });

  it('[E06] an item carries conversation.id, profile.id and num_unread_messages', async () => {
    const { conversation } = await send(await ground.as('other'), { member: ground.world.free });
    await send(await ground.as('other'), { member: ground.world.free });
    const { wire } = await (await ground.as('free')).call(listChats);
    expect(wire).toMatchObject({ chats: [{ conversation: { id: conversation.id }, profile: { id: ground.world.other }, num_unread_messages: 2 }] });
  });

  it('[E06] the user carries the totals for the badges: all unread messages, all new likes', async () => {
    await send(await ground.as('other'), { member: ground.world.free });
    await send(await ground.as('premium'), { member: ground.world.free });
    await (await ground.as('other')).call(setLike, { body: { profile: ground.world.free, like: true } });
    const { wire } = await (await ground.as('free')).call(getUser);
    expect(wire).toMatchObject({ user: { unread_messages: 2, new_likes: 1 } });
  });

  it('[T06] opening a chat sets its unread count to 0, for its own member alone', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { conversation, message } = await send(other, { member: ground.world.free });
    await send(free, { member: ground.world.other });
    expect((await free.call(markRead, { body: { conversation: conversation.id, read: message.id } })).status).toBe(200);
    expect((await chats(free))[0]?.num_unread_messages).toBe(0);
    expect((await chats(other))[0]?.num_unread_messages).toBe(1);
  });

  it('[T06] what arrives after the message that was seen stays unread', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const first = await send(other, { member: ground.world.free });
    await send(other, { member: ground.world.free });
    await free.call(markRead, { body: { conversation: first.conversation.id, read: first.message.id } });
    expect((await chats(free))[0]?.num_unread_messages).toBe(1);
    // An older tab that comes late takes nothing back, and a number from the future reaches no further than the last.
    await free.call(markRead, { body: { conversation: first.conversation.id, read: 9_007_199_254_740_991 } });
    await free.call(markRead, { body: { conversation: first.conversation.id, read: first.message.id } });
    expect((await chats(free))[0]?.num_unread_messages).toBe(0);
    await send(other, { member: ground.world.free });
    expect((await chats(free))[0]?.num_unread_messages).toBe(1);
  });

  it('the writer learns what was read, live and in the list', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { conversation, message } = await send(free, { member: ground.world.other });
    expect(message.read).toBe(false);
    const [heardByFree, heardByOther] = [hear(ground.world.free), hear(ground.world.other)];
    await other.call(markRead, { body: { conversation: conversation.id, read: message.id } });
    await other.call(markRead, { body: { conversation: conversation.id, read: message.id } });
    expect(heardByFree).toEqual([{ type: 'read', conversation: conversation.id, read: message.id, mine: false }]);
    expect(heardByOther).toEqual([{ type: 'read', conversation: conversation.id, read: message.id, mine: true }]);
    expect((await chats(free))[0]?.conversation.last_message?.read).toBe(true);
    expect((await free.call(getChat, { query: { conversation: conversation.id } })).answer.messages[0]?.read).toBe(true);
    // Who was away asks only for what came after: nothing, and up to where it was read.
    expect((await free.call(getChat, { query: { conversation: conversation.id, after: message.id } })).answer).toMatchObject({ messages: [], read: message.id });
  });

  it('a conversation is found by the member it is with, begun or not', async () => {
    const free = await ground.as('free');
    const before = await free.call(getChat, { query: { member: ground.world.other } });
    expect(before.answer).toMatchObject({ conversation: { id: null, profile: { name: 'Other' }, awaiting_confirmation: false }, messages: [] });
    const { conversation } = await send(free, { member: ground.world.other });
    expect((await free.call(getChat, { query: { member: ground.world.other } })).answer.conversation.id).toBe(conversation.id);
  });

  it('[S06] gives the newest messages, and older ones on demand, without a gap or a repeat', async () => {
    const { conversation } = await send(await ground.as('free'), { member: ground.world.other });
    const rows = Array.from({ length: 100 }, (_, at) => ({
      conversationId: conversation.id, senderId: at % 2 ? ground.world.free : ground.world.other, clientId: `older-message-number-${at}`, text: `message ${at}`, sentAt: today,
    }));
    const inserted = await ground.db.insert(messages).values(rows).returning({ id: messages.id });
    await ground.db.update(participants).set({ lastId: inserted.at(-1)!.id });
    const free = await ground.as('free');
    const seen: number[] = [];
    let page = (await free.call(getChat, { query: { conversation: conversation.id } })).answer;
    const sizes = [page.messages.length];
    seen.unshift(...page.messages.map(({ id }) => id));
    while (page.has_older) {
      page = (await free.call(getChat, { query: { conversation: conversation.id, before: seen[0] } })).answer;
      sizes.push(page.messages.length);
      seen.unshift(...page.messages.map(({ id }) => id));
    }
    expect(sizes).toEqual([messagePageSize, messagePageSize, 21]);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBe(101);
    const missed = await free.call(getChat, { query: { conversation: conversation.id, after: seen[97] } });
    expect(missed.answer.messages.map(({ id }) => id)).toEqual(seen.slice(98));
  });

  it('[C15] removes a chat from one’s own list, by the body’s conversation, until something new is said', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { conversation } = await send(other, { member: ground.world.free, text: 'old' });
    expect((await free.call(removeChat, { body: { conversation: conversation.id } })).status).toBe(200);
    expect(await chats(free)).toEqual([]);
    expect(await chats(other)).toHaveLength(1);
    expect((await free.call(getChat, { query: { conversation: conversation.id } })).answer).toMatchObject({ messages: [], has_older: false });
    await send(other, { conversation: conversation.id, text: 'new' });
    expect(await chats(free)).toMatchObject([{ conversation: { id: conversation.id, last_message: { text: 'new' } }, num_unread_messages: 1 }]);
    expect((await free.call(getChat, { query: { conversation: conversation.id } })).answer.messages.map(({ text }) => text)).toEqual(['new']);
    expect((await other.call(getChat, { query: { conversation: conversation.id } })).answer.messages.map(({ text }) => text)).toEqual(['old', 'new']);
  });

  it('[S07] a removed chat is gone from the list and in one’s other tabs, and removing it twice is no fault', async () => {
    const { conversation } = await send(await ground.as('other'), { member: ground.world.free });
    const [mine, theirs] = [hear(ground.world.free), hear(ground.world.other)];
    const free = await ground.as('free');
    for (let at = 0; at < 2; at++) expect((await free.call(removeChat, { body: { conversation: conversation.id } })).status).toBe(200);
    expect(mine[0]).toEqual({ type: 'removed', conversation: conversation.id });
    expect(theirs).toEqual([]);
    expect(await chats(free)).toEqual([]);
  });

  it('a conversation stays readable after the other has left, who is then only a name', async () => {
    const free = await ground.as('free');
    const { conversation } = await send(free, { member: ground.world.premium });
    await ground.db.update(members).set({ deletedAt: today });
    await ground.db.update(members).set({ deletedAt: null }).where((await import('drizzle-orm')).eq(members.id, ground.world.free));
    const chat = await free.call(getChat, { query: { conversation: conversation.id } });
    expect(chat.answer.conversation.profile).toMatchObject({ id: ground.world.premium, name: 'Premium', status: 'deleted', main_image: null });
    expect(chat.answer.messages).toHaveLength(1);
    expect((await chats(free))[0]?.profile.status).toBe('deleted');
    expect((await free.call(getChat, { query: { member: ground.world.gone } })).code).toBe('member_gone');
  });

  it('[A02] typing reaches the other party, stores nothing, and not without end', async () => {
    const { conversation } = await send(await ground.as('free'), { member: ground.world.other });
    const [mine, theirs] = [hear(ground.world.free), hear(ground.world.other)];
    const free = await ground.as('free');
    for (let at = 0; at < 20; at++) expect((await free.call(sendTyping, { body: { conversation: conversation.id } })).status).toBe(200);
    expect(mine).toEqual([]);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.length).toBeLessThan(10);
    expect(theirs[0]).toEqual({ type: 'typing', conversation: conversation.id });
  });

  it('a sent message reaches the other and one’s own other tabs, with the credits that are left', async () => {
    const [mine, theirs] = [hear(ground.world.free), hear(ground.world.other)];
    const { message, conversation } = await send(await ground.as('free'), { member: ground.world.other });
    expect(theirs).toMatchObject([{ type: 'message', conversation: conversation.id, unread: 1, message: { id: message.id, mine: false, text: 'hoi' } }]);
    expect(theirs[0]).not.toHaveProperty('message.client_id', expect.anything());
    expect(mine).toMatchObject([{ type: 'message', unread: 0, message: { id: message.id, mine: true, client_id: message.client_id } }, { type: 'credits', credits: 98 }]);
  });

  it('[A02] offers three icebreakers in the member’s language, or the one asked for, and others in nl', async () => {
    const free = await ground.as('free');
    const lines = async (query: object) => (await free.call(listIcebreakers, { query })).answer.icebreakers;
    const first = await lines({ member: ground.world.other });
    expect(first).toHaveLength(3);
    expect(first.every((line) => line.startsWith('nl line'))).toBe(true);
    expect(await lines({ member: ground.world.other })).toEqual(first);
    expect((await lines({ language: 'en' })).every((line) => line.startsWith('en line'))).toBe(true);
    expect((await lines({ language: 'fi' })).every((line) => line.startsWith('nl line'))).toBe(true);
  });
});
