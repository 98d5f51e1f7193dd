import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getChat, sendMessage } from '@/lib/contract/chats';
import { getUser } from '@/lib/contract/user';
import { messages, participants } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { sites } from '../store/schema/sites';
import { setCreditBalance, creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';
import { testServer, type Browser } from '../testing/test-server';
import { signedIn } from '../testing/signed-in';

let serial = 0;
const newKey = () => `client-id-for-test-${(serial += 1)}`;

onEveryDatabase('sending messages', (ground) => {
  const send = (own: Browser, body: object) => own.call(sendMessage, { body: { text: 'hoi', client_id: newKey(), ...body } });
  const balance = async (id: number) => (await creditBalance(ground.db, id)).balance;
  const ledger = async (id: number) => {
    const { ledger: booked, lots } = await creditBalance(ground.db, id);
    expect(lots).toBe(booked);
    return booked;
  };
  const fill = (id: number, credits: number) => setCreditBalance(ground.db, id, credits);

  it('[P02] begins a conversation and takes what a message costs', async () => {
    const free = await ground.as('free');
    const told = await send(free, { member: ground.world.other, text: ' Dag Other! ' });
    expect(told.status).toBe(200);
    expect(told.answer).toMatchObject({ message: { mine: true, text: 'Dag Other!', read: false, sent_at: '2026-11-21T12:00:00.000Z' }, credits: 98 });
    expect([await balance(ground.world.free), await ledger(ground.world.free)]).toEqual([98, 98]);
    expect((await free.call(getUser)).answer.user?.credits).toBe(98);
  });

  it('[T01] what somebody else wrote is not sent in the name of who is signed in by now, and costs them nothing', async () => {
    const free = await ground.as('free');
    const body = { member: ground.world.other, client_id: newKey(), writer: ground.world.poor };
    const told = await send(free, body);
    expect([told.status, told.code]).toEqual([403, 'authentication_required']);
    expect([await ground.db.select().from(messages), await balance(ground.world.free)]).toEqual([[], 100]);
    expect((await send(free, { ...body, writer: ground.world.free })).status).toBe(200);
    expect((await send(free, { ...body, writer: ground.world.poor })).code).toBe('authentication_required');
  });

  it('goes on in the same conversation, whoever began it', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const first = await send(free, { member: ground.world.other });
    const back = await send(other, { member: ground.world.free });
    const again = await send(other, { conversation: first.answer.conversation.id });
    expect([back.answer.conversation.id, again.answer.conversation.id]).toEqual([first.answer.conversation.id, first.answer.conversation.id]);
  });

  it('a message in a conversation that there is uses up no number of another', async () => {
    const free = await ground.as('free');
    const { id: first } = (await send(free, { member: ground.world.premium })).answer.conversation;
    for (let round = 0; round < 3; round += 1) await send(free, { member: ground.world.premium });
    expect((await send(free, { member: ground.world.other })).answer.conversation.id).toBe(first + 1);
  });

  it('[P02] a message without credits is not sent, and says what it would have cost', async () => {
    const poor = await ground.as('poor');
    const told = await send(poor, { member: ground.world.other });
    expect([told.status, told.code, told.error?.params]).toEqual([402, 'not_enough_credits', { credits: 2 }]);
    expect(await ground.db.select().from(messages)).toEqual([]);
    expect((await poor.call(getChat, { query: { member: ground.world.other } })).answer.conversation.id ?? null).toBeNull();
  });

  it.each([
    ['', 'message_empty', 422],
    [' \n\u200b ', 'message_empty', 422],
    ['x'.repeat(501), 'message_too_long', 422],
    ['x'.repeat(20_001), 'invalid_input', 422],
  ])('refuses the text %j', async (text, code, status) => {
    const told = await send(await ground.as('free'), { member: ground.world.other, text });
    expect([told.status, told.code]).toEqual([status, code]);
    expect(await balance(ground.world.free)).toBe(100);
  });

  it('keeps hostile text as the plain text that it is', async () => {
    const free = await ground.as('free');
    const text = '<img src=x onerror=alert(1)>\'"; drop table messages; -- \\u0000';
    const told = await send(free, { member: ground.world.other, text });
    const chat = await (await ground.as('other')).call(getChat, { query: { conversation: told.answer.conversation.id } });
    expect(chat.answer.messages[0]?.text).toBe(text);
  });

  it('[C1] the same message sent six times at once is one message and one debit', async () => {
    const free = await ground.as('free');
    const client_id = newKey();
    const told = await Promise.all(Array.from({ length: 6 }, () => send(free, { member: ground.world.other, client_id })));
    expect(told.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(told.map(({ answer }) => answer.message.id)).size).toBe(1);
    expect(await ground.db.select().from(messages)).toHaveLength(1);
    expect([await balance(ground.world.free), await ledger(ground.world.free)]).toEqual([98, 98]);
    expect(await ground.db.select({ unread: participants.unread }).from(participants).where(eq(participants.memberId, ground.world.other))).toEqual([{ unread: 1 }]);
  });

  it('[C1] the same message is still one after 31 seconds, 35 minutes, and a new server on the same database', async () => {
    const free = await ground.as('free');
    const client_id = newKey();
    const first = await send(free, { member: ground.world.other, client_id });
    for (const pause of [31_000, 35 * 60_000]) {
      ground.server.passes(pause);
      const again = await send(free, { member: ground.world.other, client_id, text: 'changed meanwhile' });
      expect(again.answer.message).toEqual(first.answer.message);
    }
    const restarted = await signedIn(testServer(ground.db), ground.world.free);
    expect((await send(restarted, { conversation: first.answer.conversation.id, client_id })).answer.message.id).toBe(first.answer.message.id);
    expect(await ground.db.select().from(messages)).toHaveLength(1);
    expect(await balance(ground.world.free)).toBe(98);
  });

  it('a repeat answers even when the credits are gone by then', async () => {
    await fill(ground.world.free, 2);
    const free = await ground.as('free');
    const client_id = newKey();
    await send(free, { member: ground.world.other, client_id });
    const again = await send(free, { member: ground.world.other, client_id });
    expect([again.status, again.answer.credits]).toEqual([200, 0]);
  });

  it('two members may use the same client id', async () => {
    const client_id = newKey();
    const told = [await send(await ground.as('free'), { member: ground.world.other, client_id }), await send(await ground.as('other'), { member: ground.world.free, client_id })];
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ground.db.select().from(messages)).toHaveLength(2);
  });

  it.each([[1, 10], [2, 5]])('[M2] 100 parallel sends on 10 credits at %i each: exactly %i are sent, the balance is 0', async (each, sent) => {
    await ground.db.update(sites).set({ settings: sql`${sites.settings} || ${JSON.stringify({ message_credits: each })}::jsonb` }).where(eq(sites.id, 1));
    await fill(ground.world.free, 10);
    const free = await ground.as('free');
    const told = await Promise.all(Array.from({ length: 100 }, () => send(free, { member: ground.world.other })));
    expect(told.filter(({ status }) => status === 200)).toHaveLength(sent);
    expect(told.filter(({ code }) => code === 'not_enough_credits')).toHaveLength(100 - sent);
    expect([await balance(ground.world.free), await ledger(ground.world.free)]).toEqual([0, 0]);
    expect(await ground.db.select().from(messages)).toHaveLength(sent);
  }, 60_000);

  it('[M2] 100 parallel sends to different members never overspend either', async () => {
    await fill(ground.world.free, 9);
    const free = await ground.as('free');
    const to = [ground.world.other, ground.world.premium, ground.world.poor, ground.world.fictional];
    const told = await Promise.all(Array.from({ length: 40 }, (_, at) => send(free, { member: to[at % 4] })));
    expect(told.filter(({ status }) => status === 200)).toHaveLength(4);
    expect([await balance(ground.world.free), await ledger(ground.world.free)]).toEqual([1, 1]);
  }, 60_000);

  it('two who write to each other at once do not wait for each other for ever', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const told = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? send(free, { member: ground.world.other }) : send(other, { member: ground.world.free }))));
    expect(told.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(told.map(({ answer }) => answer.conversation.id)).size).toBe(1);
  }, 60_000);

  it('[P04] neither side of an unconfirmed address can write, and both are told', async () => {
    const [free, unconfirmed] = [await ground.as('free'), await ground.as('unconfirmed')];
    const out = await send(unconfirmed, { member: ground.world.free });
    expect([out.status, out.code]).toEqual([409, 'awaiting_confirmation']);
    await ground.db.update(members).set({ status: 'active' }).where(eq(members.id, ground.world.unconfirmed));
    const begun = await send(unconfirmed, { member: ground.world.free });
    await ground.db.update(members).set({ status: 'not_confirmed' }).where(eq(members.id, ground.world.unconfirmed));
    const reply = await send(free, { conversation: begun.answer.conversation.id });
    expect([reply.status, reply.code]).toEqual([409, 'awaiting_confirmation']);
    for (const own of [free, unconfirmed]) {
      const chat = await own.call(getChat, { query: { conversation: begun.answer.conversation.id } });
      expect(chat.answer.conversation.awaiting_confirmation).toBe(true);
    }
  });

  it('who has left gets no message', async () => {
    const free = await ground.as('free');
    expect((await send(free, { member: ground.world.gone })).code).toBe('member_gone');
    const begun = await send(free, { member: ground.world.other });
    await ground.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, ground.world.other));
    const told = await send(free, { conversation: begun.answer.conversation.id });
    expect([told.status, told.code]).toEqual([410, 'member_gone']);
    expect(await balance(ground.world.free)).toBe(98);
  });

  it('oneself, a stranger’s conversation, another site and nobody are the same 404', async () => {
    const theirs = await send(await ground.as('other'), { member: ground.world.premium });
    const free = await ground.as('free');
    const targets = [{ member: ground.world.free }, { conversation: theirs.answer.conversation.id }, { member: ground.world.elsewhere }, { member: 999_999 }, { conversation: 999_999 }, { member: ground.world.hidden }];
    const told = await Promise.all(targets.map((target) => send(free, target)));
    expect(new Set(told.map(({ status, wire }) => `${status} ${JSON.stringify(wire)}`)).size).toBe(1);
    expect(told[0]!.status).toBe(404);
  });

  it.each([{}, { conversation: 1, member: 1 }, { member: 1, client_id: 'short' }, { member: 1, client_id: 'with spaces in it!' }, { member: 1, text: 7 }, { member: 1, text: undefined }])(
    'refuses the incomplete %j',
    async (body) => expect((await send(await ground.as('free'), body)).code).toBe('invalid_input'),
  );

  it('a price, a sender or a time that a client sends along changes nothing', async () => {
    const told = await send(await ground.as('free'), { member: ground.world.other, cost: 0, credits: 999, sender_id: ground.world.premium, sent_at: '2001-01-01', paid_user: true });
    expect(told.answer).toMatchObject({ credits: 98, message: { mine: true, sent_at: '2026-11-21T12:00:00.000Z' } });
  });

  it('a machine that sends without end is slowed down', async () => {
    await fill(ground.world.free, 1_000);
    const { handle } = testServer(ground.db, { limits: { ...ground.server.parts.limits, take: () => Promise.resolve(1_500) } });
    const own = await signedIn({ ...ground.server, handle }, ground.world.free);
    const told = await send(own, { member: ground.world.other });
    expect([told.status, told.code, told.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '2']);
  });
});
