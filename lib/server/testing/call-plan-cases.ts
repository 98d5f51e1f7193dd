// For tests and measures: of the cases of a large site signing up, sending and reading, links, orders and what is spent, the copy of one's data, reports. Bar P15.
import { and, eq } from 'drizzle-orm';
import { memberFiles } from '../export/member-files';
import { readUpTo, sideOf, unreadAfter } from '../store/conversation-store';
import type { Database } from '../database/database';
import { cancelOtherDebits, chargedBackOrder, confirmDebit, debitCodeSent, debitsSince, debitsUnderWay, keepDebitCode, noteCodeSent, spendDebitCode, waitingDebit } from '../store/debit-code-store';
import { complaintByNumber, otherReports, reportByNumber, reportsAboutSender } from '../store/operator-lists';
import { creditsLeftOf, giveCreditsBack, grantCredits, moneyBackOf, stillOwed, takeOrderBack } from '../store/ledger-store';
import { noteOpened } from '../store/operator-store';
import { adoptPayment, codeOf, lastPaidOrder, openOrders, orderById, orderOfPayment, orderOfReference, orderOfRequest, ordersWithCode, overtakenOrders, ownOrder, spendingLimit, spentSince } from '../store/order-store';
import { isFileInUse } from '../store/own-photo-store';
import { everBought, hasOrderThatStands } from '../store/premium-store';
import { photosOf } from '../store/profile-store';
import { isEvidence, lastMessages, reportMade, reportsBy } from '../store/report-store';
import { messages, participants } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { messageSent, sendOnce } from '../store/send-message';
import { makeAccount } from '../store/make-account';
import { closeTokens, forgetRepeats, issueToken, spendToken, tokensSince } from '../store/token-store';
import { isEmailTaken } from '../store/undo-link-store';
import { firstOther, largeNow, someone, talkedWith } from './large-world';
import { benchSite } from './many-members';
import { all, each, listBar, longTalk, row, statementBar, writing as call, type PlanCase } from './plan-case';

const day = 24 * 60 * 60 * 1000;
const before = (days: number) => new Date(largeNow.getTime() - days * day);
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

const account = (address: string) => ({
  requestKey: 'call-of-a-sign-up', tracking: {}, now: largeNow, heldMessage: { receiverId: someone.star, text: 'Hoi' },
  member: { siteId: benchSite, email: address, emailKey: address, credits: 10, signupAt: largeNow, language: 'nl', name: 'Noor', dateOfBirth: '1995-04-12', gender: 'woman', country: 'NL', activeHour: 1 },
});
const message = (receiverId: number, cost: number) => ({ siteId: benchSite, senderId: someone.ordinary, receiverId, clientId: 'client of now', text: 'Hoi', cost, now: largeNow });
const lastSent = async (db: Database) => (await db.select().from(messages).where(eq(messages.id, 4)))[0]!;

const writing: PlanCase[] = [
  call('signing up', (db) => makeAccount(db, account('noor@new.test'))),
  call('signing up with an address that has an account', (db) => makeAccount(db, account('777@bench.test'))),
  ...each('whether an address is taken', statementBar, ['777@bench.test', 'noor@new.test'], (db, key) => isEmailTaken(db, { siteId: benchSite, memberId: someone.ordinary, key, now: largeNow })),
  call('a message in a conversation of thousands', (db) => sendOnce(db, message(talkedWith, 1))),
  call('a message to somebody new', (db) => sendOnce(db, message(firstOther + 1, 2))),
  call('a message that is sent again', async (db) => {
    const { senderId, clientId } = await lastSent(db);
    await messageSent(db, senderId, clientId);
  }),
  call('a message of who has bought hundreds of times', (db) => sendOnce(db, { ...message(talkedWith, 300), senderId: someone.buyer })),
  call('reading thousands of messages at once', async (db) => {
    const side = await longTalk(db);
    await db.update(participants).set({ readId: 0 }).where(and(eq(participants.conversationId, side.conversationId), eq(participants.memberId, side.memberId)));
    await readUpTo(db, (await sideOf(db, side.conversationId, side.memberId))!, side.lastId);
  }),
  call('what is unread after the last but twenty', async (db) => {
    const side = await longTalk(db);
    await unreadAfter(db, side, side.lastId - 20, side.lastId);
  }),
  call('links of a mail', async (db) => {
    const token = await issueToken(db, { memberId: 777, kind: 'password-reset', now: largeNow, hours: 1, random });
    await tokensSince(db, 777, 'password-reset', before(1));
    await spendToken(db, 'password-reset', token, largeNow, 'call');
    await closeTokens(db, 777, 'unsubscribe', largeNow);
    await forgetRepeats(db, 777);
  }),
];

const paying: PlanCase[] = [
  ...each('an order by code, payment, call and id', statementBar, ['77', 'none'], async (db, n) => {
    await ownOrder(db, someone.buyer, `order${n}`);
    await orderOfPayment(db, `payment${n}`);
    await orderOfReference(db, `order${n}`);
    await orderOfRequest(db, someone.buyer, `call${n}`);
    await orderById(db, Number(n) || 2 ** 30);
    await adoptPayment(db, { id: 'payment of now', reference: `order${n}` });
    await codeOf(db, benchSite, `CODE${n}`);
  }),
  // A few of those who buy have hundreds of orders: each is one page.
  ...each('what a member has ordered and spent', statementBar + 300, [...all, 'buyer'], async (db, who) => {
    const id = someone[who];
    await lastPaidOrder(db, id);
    await ordersWithCode(db, id, 'CODE77');
    await overtakenOrders(db, id);
    await spentSince(db, id, 'EUR', before(31));
    await openOrders(db, id, 'EUR', largeNow);
    await spendingLimit(db, id, largeNow);
    await everBought(db, { id, paidUser: false });
    await hasOrderThatStands(db, id);
  }),
  call('credits that are given, spent and given back', async (db) => {
    const { id: messageId, senderId: memberId } = await lastSent(db);
    await db.update(members).set({ credits: 10 }).where(eq(members.id, memberId));
    await grantCredits(db, { memberId, amount: 100, source: 'signup', now: largeNow });
    await giveCreditsBack(db, { memberId, messageId, now: largeNow });
  }),
  call('credits of an order that are taken back', async (db) => {
    await creditsLeftOf(db, 100);
    await takeOrderBack(db, { memberId: someone.buyer, orderId: 100, reason: 'refund', now: largeNow });
    await moneyBackOf(db, 100);
    await stillOwed(db, { orderId: 100, amount: 1000 });
  }),
  ...each('debits of a member', statementBar + 300, [...all, 'buyer'], async (db, who) => {
    await debitsSince(db, someone[who], { currency: 'EUR', since: before(31) });
    await debitsUnderWay(db, someone[who]);
    await waitingDebit(db, someone[who], largeNow);
    await chargedBackOrder(db, someone[who]);
  }),
  { ...call('the code of a debit', async (db) => {
    await keepDebitCode(db, 10, '123456', largeNow);
    await noteCodeSent(db, 10, '123456');
    await debitCodeSent(db, 10, largeNow);
    await spendDebitCode(db, 10, '123456', largeNow);
    await confirmDebit(db, 10, largeNow);
    await cancelOtherDebits(db, someone.buyer, 10);
  }), bar: statementBar + 300 },
];

async function readCopy(db: Database, id: number): Promise<void> {
  const nothing = { read: () => Promise.resolve(null) } as unknown as Parameters<typeof memberFiles>[0]['photos'];
  for await (const { parts } of memberFiles({ db, photos: nothing, drawPhoto: () => Promise.resolve() }, await row(db, id), largeNow)) for await (const part of parts) void part;
}

const reporting: PlanCase[] = [
  // Not of who has bought 300 times: to read all refunds of a site of this size is fewer pages than to look up 300.
  ...each('the copy of a member’s data', listBar, [...all, 'star', 'told', 'blocker', 'swiper'], (db, who) => readCopy(db, someone[who])),
  ...each('the operator page of a report', listBar, ['M77', 'none'], async (db, number) => {
    const found = await reportByNumber(db, number);
    if (!found) return;
    await otherReports(db, found.report);
    await photosOf(db, found.member.id);
    await noteOpened(db, { operatorId: 1, reportId: found.report.id, at: largeNow });
  }),
  ...each('the operator page of a complaint', listBar, ['K77', 'none'], async (db, number) => {
    const found = await complaintByNumber(db, number);
    if (!found) return;
    await reportsAboutSender(db, found.complaint);
    await noteOpened(db, { operatorId: 1, complaintId: found.complaint.id, at: largeNow });
  }),
  { name: 'what a report keeps of thousands of messages', bar: statementBar, run: async (db) => lastMessages(db, { ...(await longTalk(db)), limit: 20 }) },
  { name: 'reports that a member made', bar: listBar, run: async (db) => [await reportsBy(db, 777), await reportMade(db, 777, 'call')] },
  ...each('whether a photo’s file is still needed', statementBar, ['photo77', 'none'], async (db, file) => [await isEvidence(db, file), await isFileInUse(db, file)]),
];

export const callCases: readonly PlanCase[] = [...writing, ...paying, ...reporting];
