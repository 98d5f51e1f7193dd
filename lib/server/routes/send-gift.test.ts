import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getChat, listChats, sendMessage } from '@/lib/contract/chats';
import type { LiveEvent } from '@/lib/contract/events';
import { listGifts } from '@/lib/contract/gifts';
import { giftKeys } from '@/lib/site/money/gifts';
import { messages, participants } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { setCreditBalance, creditEntries, creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

let serial = 0;
const newKey = () => `client-id-for-gift-${(serial += 1)}`;

onEveryDatabase('gifts', (ground) => {
  const offered = () => withSettings(ground, { gift_credits: 10 });
  const give = (own: Browser, body: object) => own.call(sendMessage, { body: { text: '', gift: 'rose', client_id: newKey(), member: ground.world.other, ...body } });
  const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });

  it('the catalogue has a price for each, from what the site asks for the cheapest', async () => {
    await offered();
    const { gifts } = (await (await ground.as('free')).call(listGifts)).answer;
    expect(gifts.map(({ key }) => key)).toEqual(giftKeys);
    expect(Object.fromEntries(gifts.map(({ key, credits }) => [key, credits]))).toMatchObject({ rose: 15, coffee: 10, song: 10, cake: 20, cheers: 25, wish: 30 });
  });

  it('[P01] the catalogue and the sending are for members: a visitor is asked to log in', async () => {
    await offered();
    expect((await ground.visitor().call(listGifts)).code).toBe('authentication_required');
    expect((await give(ground.visitor(), {})).code).toBe('authentication_required');
  });

  it('a site without a price for gifts offers none, and takes none', async () => {
    const free = await ground.as('free');
    expect((await free.call(listGifts)).answer.gifts).toEqual([]);
    expect((await give(free, {})).code).toBe('gift_unknown');
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });

  it('[P02] costs its own price and nothing for the note, in one line of the ledger', async () => {
    await offered();
    const told = await give(await ground.as('free'), { text: '  Voor jou! ' });
    expect(told.answer).toMatchObject({ credits: 85, message: { gift: 'rose', gift_credits: 15, text: 'Voor jou!', mine: true } });
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(85));
    expect((await creditEntries(ground.db, ground.world.free)).slice(1)).toEqual([{ amount: -15, reason: 'gift', messageId: told.answer.message.id }]);
  });

  it('is received in the conversation, the list, live and as a notification; what it cost is the giver’s alone', async () => {
    await offered();
    const heard: LiveEvent[] = [];
    ground.server.parts.bus.subscribe(ground.world.other, ({ event }) => void (event && heard.push(event)));
    await give(await ground.as('free'), {});
    const other = await ground.as('other');
    const [chat] = (await other.call(listChats)).answer.chats;
    expect(chat).toMatchObject({ num_unread_messages: 1, conversation: { last_message: { gift: 'rose', text: '', mine: false } } });
    expect(heard).toMatchObject([{ type: 'message', unread: 1, message: { gift: 'rose' } }]);
    expect(await ground.db.select({ member: notifications.memberId, kind: notifications.kind, about: notifications.aboutId }).from(notifications)).toEqual([
      { member: ground.world.other, kind: 'gift', about: ground.world.free },
    ]);
    const opened = (await other.call(getChat, { query: { conversation: chat!.conversation.id } })).answer;
    expect(JSON.stringify([opened, heard, chat])).not.toContain('gift_credits');
  });

  it('the same gift sent six times at once is one gift and one debit, also when it is repeated days later', async () => {
    await offered();
    const free = await ground.as('free');
    const client_id = newKey();
    const told = await Promise.all(Array.from({ length: 6 }, () => give(free, { client_id })));
    ground.server.passes(3 * 86_400_000);
    told.push(await give(free, { client_id, gift: 'bouquet' }));
    expect(new Set(told.map(({ answer }) => `${answer.message.id} ${answer.message.gift}`)).size).toBe(1);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(85));
    expect(await ground.db.select().from(messages)).toHaveLength(1);
  });

  it('100 parallel gifts on 10 credits: exactly one is given, the balance is 0', async () => {
    await offered();
    await setCreditBalance(ground.db, ground.world.free, 10);
    const free = await ground.as('free');
    const told = await Promise.all(Array.from({ length: 100 }, () => give(free, { gift: 'coffee' })));
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'not_enough_credits')).toHaveLength(99);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(0));
    expect(await ground.db.select({ unread: participants.unread }).from(participants).where(eq(participants.memberId, ground.world.other))).toEqual([{ unread: 1 }]);
    expect(await ground.db.select().from(notifications)).toHaveLength(1);
  }, 60_000);

  it('[P02] without enough credits nothing is sent, and the answer says what it would have cost', async () => {
    await offered();
    await setCreditBalance(ground.db, ground.world.free, 14);
    const told = await give(await ground.as('free'), {});
    expect([told.status, told.code, told.error?.params]).toEqual([402, 'not_enough_credits', { credits: 15 }]);
    expect([await ground.db.select().from(messages), await ground.db.select().from(notifications)]).toEqual([[], []]);
  });

  it.each(['', 'yacht', 'constructor', '__proto__', 'ROSE', 'rose '])('there is no gift %j', async (gift) => {
    await offered();
    expect((await give(await ground.as('free'), { gift })).code).toBe('gift_unknown');
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });

  it('a price that the browser names is nobody’s price, and a note has the length of a message', async () => {
    await offered();
    const free = await ground.as('free');
    expect((await give(free, { gift_credits: 0, cost: 1, credits: 1 })).answer.credits).toBe(85);
    expect((await give(free, { text: 'x'.repeat(501) })).code).toBe('message_too_long');
    expect((await give(free, { text: ' \u200b\n' })).answer.message.text).toBe('');
    expect((await give(free, { gift: 'x'.repeat(41) })).code).toBe('invalid_input');
  });

  it('[P04] no gift passes an unconfirmed address, nor reaches who has left, oneself or another site', async () => {
    await offered();
    const free = await ground.as('free');
    await ground.db.update(members).set({ profileStatus: 'active' }).where(eq(members.id, ground.world.unconfirmed));
    const codes = [];
    for (const member of [ground.world.unconfirmed, ground.world.gone, ground.world.free, ground.world.elsewhere]) codes.push((await give(free, { member })).code);
    codes.push((await give(await ground.as('unconfirmed'), {})).code);
    expect(codes).toEqual(['awaiting_confirmation', 'member_gone', 'not_found', 'not_found', 'awaiting_confirmation']);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });
});
