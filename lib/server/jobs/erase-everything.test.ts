// A table or a column that is added later is filled here without being named: it is erased, or it stands below with why it may stay.
import { eq, getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEraser } from './eraser';
import { conversations } from '../store/schema/conversations';
import { mails } from '../store/schema/mails';
import { members, type MemberRow } from '../store/schema/members';
import { operators } from '../store/schema/operators';
import { bundles, orders } from '../store/schema/orders';
import { payersToForget } from '../store/schema/payers';
import { sandboxPayments } from '../store/schema/sandbox';
import { textMessages } from '../store/schema/text-messages';
import { everyTable, fillEveryTable, fullRow, isSomebodys, wordsLeft } from '../testing/every-row';
import { onEveryDatabase } from '../testing/suite';

const fortnight = 14 * 86_400_000;

/** What may say something after all, and why. */
const stays: Record<string, readonly string[]> = {
  'the books, which the law wants kept, without a person': [
    'credit_lots.source', 'transfers.unit', 'transfers.fromAccount', 'transfers.toAccount', 'transfers.reason', 'withdrawals.number', 'withdrawals.refundId', 'withdrawals.state', 'withdrawals.trouble',
    'orders.key', 'orders.currency', 'orders.discountCode', 'orders.beginText', 'orders.country', 'orders.method', 'orders.state', 'orders.paymentState', 'orders.provider', 'orders.paymentId',
  ],
  'a conversation belongs to both': ['messages.clientId', 'messages.text', 'messages.gift'],
  'what somebody wrote to the member, and has not sent yet, is theirs': ['held_messages.text'],
  'what was decided, and by whom': ['reports.number', 'reports.reason', 'reports.decision', 'complaints.number', 'complaints.topic', 'operator_actions.action', 'operator_actions.note'],
  'why members leave, which says of nobody who it was': ['members.leaveReason'],
};

/** Tables whose rows name no member: of mails, texts, payments and payers what belongs to somebody is found by address, telephone and order; listings go when their members do. */
const nobodys = ['bundles', 'icebreakers', 'interests', 'invites', 'listings', 'mails', 'members', 'operator_sessions', 'operators', 'payers_to_forget', 'sandbox_payments', 'site_hosts', 'sites', 'text_messages', 'turns'];

onEveryDatabase('erasing a member', (ground) => {
  const eraseNow = async (id: number) => {
    const { db, photos, clock, log, payments } = ground.server.parts;
    await db.update(members).set({ deletedAt: clock.now() }).where(eq(members.id, id));
    ground.server.passes(fortnight + 86_400_000);
    await createEraser({ db, clock, log, photos, payments }).eraseDue();
  };

  async function fillAll(member: number, other: number) {
    const { db, server } = ground;
    const now = server.parts.clock.now();
    const pair = { firstId: Math.min(member, other), secondId: Math.max(member, other) };
    const [talk] = await db.insert(conversations).values({ siteId: 1, ...pair, createdAt: now }).returning();
    const [offer] = await db.insert(bundles).values({ siteId: 1, currency: 'EUR', credits: 1, price: 1 }).returning();
    const [operator] = await db.insert(operators).values({ email: 'staff@vonk.test', passwordHash: '-', createdAt: now }).returning();
    await fillEveryTable(db, {
      member, other, now,
      known: { sites: 1, conversations: talk!.id, bundles: offer!.id, operators: operator!.id },
      exceptions: { transfers: { lotId: null }, messages: { unsentAt: null } },
    });
    return now;
  }

  it('leaves no word in any column of any table, but those of which it is said why', async () => {
    const { db, world } = ground;
    const now = await fillAll(world.free, world.other);
    const { id: _id, siteId: _site, ...row } = fullRow(members, now);
    await db.update(members).set({ ...row, suspendedAt: null, erasedAt: null }).where(eq(members.id, world.free));
    expect((await wordsLeft(db)).length).toBeGreaterThan(80);
    await eraseNow(world.free);
    // What another company than the site has now is still to let go of, without a word of whose it was.
    expect(await db.delete(payersToForget).returning()).toMatchObject([{ provider: 'zeldzaam.orders.provider', customer: 'zeldzaam.orders.customer' }]);
    expect(await wordsLeft(db)).toEqual(Object.values(stays).flat().toSorted());
  });

  it('changes every column of the own row, but those that say nothing of a person', async () => {
    const { db, server, world } = ground;
    const { id: _id, siteId: _site, ...row } = fullRow(members, server.parts.clock.now());
    await db.update(members).set({ ...row, suspendedAt: null, erasedAt: null }).where(eq(members.id, world.free));
    const rowNow = async () => (await db.select().from(members).where(eq(members.id, world.free)))[0]!;
    const before = await rowNow();
    await eraseNow(world.free);
    const after = await rowNow();
    const same = (Object.keys(before) as (keyof MemberRow)[]).filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
    expect(same).toEqual(['id', 'siteId', 'deletedAt', 'suspendedAt', 'signupAt', 'credits', 'paidUser', 'fictional', 'leaveReason', 'activeHour', 'invisible', 'hideFictional', 'showDistance']);
  });

  it('a new table is somebody’s, or is said to be nobody’s', () => {
    expect(everyTable.filter((table) => !isSomebodys(table)).map(getTableName).toSorted()).toEqual(nobodys);
  });

  it('takes along mails to addresses of before, texts to the telephone, and what the payment company of the sandbox keeps', async () => {
    const { db, world } = ground;
    const now = await fillAll(world.free, world.other);
    const mail = (recipient: string) => ({ siteId: 1, recipient, locale: 'nl', kind: 'welcome' as never, createdAt: now, dueAt: now, expiresAt: new Date(now.getTime() + 2 * fortnight) });
    await db.insert(mails).values([mail('free@example.test'), mail('zeldzaam-vroeger@example.test'), mail('other@example.test')]);
    await db.execute(`update tokens set data = '{"email":"zeldzaam-vroeger@example.test"}' where member_id = ${world.free}`);
    await db.execute(`update orders set key = 'sleutel' where member_id = ${world.free}`);
    await db.insert(textMessages).values({ siteId: 1, recipient: '+31600000001', text: null, createdAt: now, expiresAt: now });
    const asked = { reference: 'sleutel', amount: { amount: 1, currency: 'EUR' }, description: '1 credit', method: 'directdebit' as const, locale: 'nl-NL', returnTo: 'http://vonk.test/', account: { holder: 'Zeldzaam', iban: 'NL00ZELD', mandate: 'A-20001' }, customer: 'cst_zeldzaam', bank: 'zeldzaam' };
    await db.insert(sandboxPayments).values({ id: 'sb_1', reference: 'sleutel', asked, state: 'paid', customer: 'cst_zeldzaam', createdAt: now });
    await eraseNow(world.free);
    expect((await db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to)).toEqual(['other@example.test']);
    expect(await db.select().from(textMessages)).toEqual([]);
    expect(JSON.stringify(await db.select().from(sandboxPayments))).not.toMatch(/zeld/i);
    expect((await db.select().from(orders)).map(({ amount, debtor }) => [amount, debtor])).toEqual([[1, null]]);
  });
});
