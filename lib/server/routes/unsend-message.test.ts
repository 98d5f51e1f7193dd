import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { blockMember, unblockMember } from '@/lib/contract/blocks';
import { getChat, listChats, markRead, removeChat, sendMessage, unsendMessage } from '@/lib/contract/chats';
import type { LiveEvent } from '@/lib/contract/events';
import { getUser } from '@/lib/contract/user';
import { missedMessages } from '../store/missed-messages';
import { messages } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { databaseText } from '../testing/database-text';
import { creditEntries, creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

let serial = 0;
const newKey = () => `client-id-for-unsend-${(serial += 1)}`;
const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });

onEveryDatabase('taking a message back', (ground) => {
  const send = async (own: Browser, body: object = {}) => (await own.call(sendMessage, { body: { text: 'zeldzaam', client_id: newKey(), member: ground.world.other, ...body } })).answer;
  const unsend = (own: Browser, message: number) => own.call(unsendMessage, { body: { message } });
  const listOf = async (own: Browser) => (await own.call(listChats)).answer.chats;
  const unreadOf = async (own: Browser) => (await own.call(getUser)).answer.user?.unread_messages;

  it('while it is unread: gone for both, unread again right, the cost given back, no word of it left', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const kept = await send(free, { text: 'blijft' });
    const { message, conversation } = await send(free);
    expect(await unreadOf(other)).toBe(2);
    const told = await unsend(free, message.id);
    expect([told.status, told.answer]).toEqual([200, { given_back: 2, credits: 98 }]);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(98));
    expect(await unreadOf(other)).toBe(1);
    for (const own of [free, other]) {
      const chat = (await own.call(getChat, { query: { conversation: conversation.id } })).answer;
      expect([chat.messages.map(({ id }) => id), chat.unsent]).toEqual([[kept.message.id], [message.id]]);
      expect((await listOf(own))[0]?.conversation).toMatchObject({ last_message: { text: 'blijft' }, unsent: message.id });
    }
    expect(await databaseText(ground.db)).not.toContain('zeldzaam');
  });

  it('the only message of a conversation takes the conversation off both lists; the next one brings it back', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { message } = await send(free);
    await unsend(free, message.id);
    expect([await listOf(free), await listOf(other), await unreadOf(other)]).toEqual([[], [], 0]);
    await send(free);
    expect([(await listOf(free)).length, (await listOf(other))[0]?.num_unread_messages, (await listOf(other))[0]?.conversation.unsent]).toEqual([1, 1, undefined]);
  });

  it('once it has been read it stays, and the credits with it', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { message, conversation } = await send(free);
    await other.call(markRead, { body: { conversation: conversation.id, read: message.id } });
    const told = await unsend(free, message.id);
    expect([told.status, told.code]).toEqual([409, 'message_read']);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(98));
    expect((await listOf(other))[0]?.conversation.last_message?.text).toBe('zeldzaam');
  });

  it('reading and taking back at the same moment: one of the two happens, never both', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    await ground.db.update(members).set({ credits: 100 }).where(eq(members.id, ground.world.free));
    for (let round = 0; round < 8; round += 1) {
      const { message, conversation } = await send(free);
      const [taken] = await Promise.all([unsend(free, message.id), other.call(markRead, { body: { conversation: conversation.id, read: message.id } })]);
      const [row] = await ground.db.select().from(messages).where(eq(messages.id, message.id));
      expect(taken.status === 200).toBe(row!.unsentAt !== null);
      if (taken.status !== 200) expect([taken.code, row!.text]).toEqual(['message_read', 'zeldzaam']);
      expect(await unreadOf(other)).toBe(0);
    }
  });

  it('asked for ten times at once it is given back once', async () => {
    const free = await ground.as('free');
    const { message } = await send(free);
    const told = await Promise.all(Array.from({ length: 10 }, () => unsend(free, message.id)));
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
    expect((await creditEntries(ground.db, ground.world.free)).filter(({ reason }) => reason === 'unsent')).toEqual([{ amount: 2, reason: 'unsent', messageId: message.id }]);
  });

  it('a gift goes back with its own price, and its notification with it; another unread gift keeps its own', async () => {
    await withSettings(ground, { gift_credits: 10 });
    const free = await ground.as('free');
    const first = await send(free, { text: '', gift: 'rose' });
    const second = await send(free, { text: '', gift: 'coffee' });
    await unsend(free, second.message.id);
    expect(await ground.db.select().from(notifications)).toHaveLength(1);
    expect((await unsend(free, first.message.id)).answer.credits).toBe(100);
    expect(await ground.db.select().from(notifications)).toEqual([]);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });

  it('the sending of it, repeated afterwards, brings nothing back and costs nothing', async () => {
    const free = await ground.as('free');
    const client_id = newKey();
    const { message } = await send(free, { client_id });
    await unsend(free, message.id);
    expect((await send(free, { client_id })).message).toMatchObject({ id: message.id, text: '', unsent: true });
    expect([await listOf(free), await creditBalance(ground.db, ground.world.free)]).toEqual([[], both(100)]);
  });

  it('somebody else’s message, also one in an own conversation, is as unknown as one that is not there', async () => {
    const [free, other, premium] = [await ground.as('free'), await ground.as('other'), await ground.as('premium')];
    const { message } = await send(free);
    const told = [await unsend(other, message.id), await unsend(premium, message.id), await unsend(free, 999_999), await unsend(free, 9_007_199_254_740_991)];
    expect(new Set(told.map(({ status, wire }) => `${status} ${JSON.stringify(wire)}`)).size).toBe(1);
    expect([told[0]!.status, (await listOf(other)).length]).toEqual([404, 1]);
  });

  it.each(['free', 'other'] as const)('[S11] while a block by %s stands it stays, with all that the other was told of it; the answer is that of an unknown message', async (blocker) => {
    const [free, by] = [await ground.as('free'), await ground.as(blocker)];
    const { message } = await send(free);
    const before = await ground.db.select().from(notifications);
    const profile = blocker === 'free' ? ground.world.other : ground.world.free;
    await by.call(blockMember, { body: { profile } });
    const told = [await unsend(free, message.id), await unsend(free, 999_999)];
    expect(new Set(told.map(({ status, wire }) => `${status} ${JSON.stringify(wire)}`)).size).toBe(1);
    expect([told[0]!.status, await creditBalance(ground.db, ground.world.free), await ground.db.select().from(notifications)]).toEqual([404, both(98), before]);
    await by.call(unblockMember, { body: { profile } });
    expect((await listOf(await ground.as('other')))[0]?.conversation.last_message).toMatchObject({ id: message.id, text: 'zeldzaam' });
    expect((await unsend(free, message.id)).status).toBe(200);
  });

  it('[S11] taken back before a block, a repeat of it after the block is answered like an unknown message', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { message } = await send(free);
    await unsend(free, message.id);
    await other.call(blockMember, { body: { profile: ground.world.free } });
    const heard: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.other, ({ event }) => void heard.push(event));
    expect([(await unsend(free, message.id)).status, heard]).toEqual([404, []]);
  });

  it('both browsers are told at once, a stream that was cut off when it comes back', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    await send(other, { member: ground.world.free });
    const { message, conversation } = await send(free);
    const heard: Record<string, LiveEvent[]> = { free: [], other: [] };
    for (const who of ['free', 'other'] as const) ground.server.parts.bus.subscribe(ground.world[who], ({ event }) => void (event && heard[who]!.push(event)));
    await unsend(free, message.id);
    expect(heard['other']).toEqual([{ type: 'unsent', conversation: conversation.id, message: message.id, unread: 0 }]);
    expect(heard['free']).toEqual([{ type: 'unsent', conversation: conversation.id, message: message.id, unread: 1 }, { type: 'credits', credits: 100 }]);
    const { missed } = await missedMessages(ground.db, ground.world.other, message.id - 1);
    expect(missed.map((each) => [each.message.id, each.message.unsentAt !== null, each.message.text])).toEqual([[message.id, true, '']]);
  });

  it('in a conversation that the sender has removed it still goes, and brings nothing back to the list', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { message, conversation } = await send(free);
    await free.call(removeChat, { body: { conversation: conversation.id } });
    expect((await unsend(free, message.id)).status).toBe(200);
    expect([await listOf(free), await listOf(other)]).toEqual([[], []]);
  });

  it('the eleventh within the hour has to wait', async () => {
    const free = await ground.as('free');
    const ids = [];
    for (let round = 0; round < 11; round += 1) ids.push((await send(free)).message.id);
    const told = [];
    for (const id of ids) told.push(await unsend(free, id));
    expect(told.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    ground.server.passes(6 * 60_000);
    expect((await unsend(free, ids[10]!)).status).toBe(200);
  });
});
