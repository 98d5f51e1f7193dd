// Of the copy of a member's data: how they came, what was bought, what they were told, and by which mails. (S11)
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { asStored } from './as-stored';
import type { Database } from '../database/database';
import { creditLots } from './schema/ledger';
import { mails } from './schema/mails';
import type { MemberRow } from './schema/members';
import { notifications } from './schema/notifications';
import { discountCodes, orders, spendingLimits, withdrawals } from './schema/orders';
import { reports } from './schema/reports';
import { pushSubscriptions } from './schema/sessions';
import { heldMessages, signups } from './schema/signups';
import { tokens } from './schema/tokens';

/** What a member ordered, paid and got back, the limit they set, the codes that were theirs alone. */
export async function purchasesOf(db: Database, memberId: number) {
  const rows = await db.select({ order: orders, refund: withdrawals }).from(orders).leftJoin(withdrawals, eq(withdrawals.orderId, orders.id)).where(eq(orders.memberId, memberId)).orderBy(asc(orders.id));
  const lots = await db.select().from(creditLots).where(eq(creditLots.memberId, memberId)).orderBy(asc(creditLots.id));
  const [limit] = await db.select().from(spendingLimits).where(eq(spendingLimits.memberId, memberId));
  const codes = await db.select().from(discountCodes).where(eq(discountCodes.memberId, memberId)).orderBy(asc(discountCodes.id));
  return {
    // The customer number lets the payment company charge: it is worth money as a password is worth an account.
    orders: rows.map(({ order, refund }) => ({ ...asStored(orders, order, ['siteId', 'memberId', 'requestKey', 'customer', 'checkoutUrl', 'backTo']), withdrawal: refund && asStored(withdrawals, refund, ['trouble']) })),
    credits: lots.map((lot) => asStored(creditLots, lot, ['memberId'])),
    spending_limit: limit ? asStored(spendingLimits, limit, ['memberId']) : null,
    discount_codes: codes.map((code) => asStored(discountCodes, code, ['siteId', 'memberId'])),
  };
}

/** What a member was told of, on the site and by mail; a letter's own words are gone once it is sent. */
export async function toldOf(db: Database, { id, siteId, email, noticesRead }: MemberRow) {
  const notices = await db.select().from(notifications).where(eq(notifications.memberId, id)).orderBy(desc(notifications.id));
  const letters = await db.select().from(mails).where(and(eq(mails.siteId, siteId), eq(mails.recipient, email))).orderBy(desc(mails.id));
  return {
    notifications: notices.map((row) => ({ ...asStored(notifications, row, ['memberId', 'subject']), read: row.readAt !== null || row.id <= noticesRead })),
    mails: letters.map((row) => asStored(mails, row, ['siteId', 'letter', 'messageKey'])),
  };
}

/** How a member came, what waits for the address, which links were mailed, where push messages go; and what the operator decided about them. */
export async function accountFacts(db: Database, memberId: number) {
  const own = { signup: eq(signups.memberId, memberId), held: eq(heldMessages.memberId, memberId), links: eq(tokens.memberId, memberId), push: eq(pushSubscriptions.memberId, memberId) };
  const [signup] = await db.select().from(signups).where(own.signup);
  const [held] = await db.select().from(heldMessages).where(own.held);
  const links = await db.select().from(tokens).where(own.links).orderBy(asc(tokens.id));
  const push = await db.select().from(pushSubscriptions).where(own.push).orderBy(asc(pushSubscriptions.id));
  const measures = await db.select().from(reports).where(and(eq(reports.memberId, memberId), isNotNull(reports.decidedAt), ne(reports.decision, 'no_action'))).orderBy(asc(reports.id));
  return {
    signup: signup ? asStored(signups, signup, ['requestKey', 'memberId']) : null,
    first_message: held ? asStored(heldMessages, held, ['memberId']) : null,
    links: links.map(({ data, ...row }) => ({ ...asStored(tokens, { ...row, data }, ['tokenHash', 'memberId', 'usedBy', 'data']), email: data.email })),
    push: push.map((row) => asStored(pushSubscriptions, row, ['memberId', 'p256dh', 'auth'])),
    // Who reported, and what they wrote, is theirs.
    measures: measures.map((row) => asStored(reports, row, ['siteId', 'reporterId', 'memberId', 'text', 'snapshot', 'requestKey', 'number'])),
  };
}
