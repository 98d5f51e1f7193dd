// Which orders the provider is to be asked about now, and how often each. Bar M1; decisions 154 to 156. (S08, X06)
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { dropDebtor } from './payers-to-forget';
import { orders, undecided, type OrderRow } from './schema/orders';
import { tellOfOrder } from './tell-of-order';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** So long a payment may be under way to the provider before its order counts as left alone. */
export const beingMade = 60 * second;

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
const askedBefore = (moment: Date) => or(isNull(orders.checkedAt), lte(orders.checkedAt, moment));
const longestUnasked = sql`${orders.checkedAt} asc nulls first`;

/** Orders that are paid for without a visit: nobody needs to come by for money to be taken, also where nobody heard of it. */
const chargedAlone = or(orders.recurring, eq(orders.method, 'directdebit'))!;
export const isChargedAlone = ({ recurring, method }: Pick<OrderRow, 'recurring' | 'method'>): boolean => recurring || method === 'directdebit';

type Due = { now: Date; provider: OrderRow['provider']; count: number };
const of = (provider: string, ...more: Parameters<typeof and>) => and(undecided(), eq(orders.provider, provider), ...more);

/** Young orders with a payment: every ten seconds in the first ten minutes, every half minute until an hour is over. The longest unasked come first. */
export function youngOrdersToAsk(db: Database, { now, provider, count }: Due): Promise<OrderRow[]> {
  const due = or(askedBefore(ago(now, 30 * second)), and(gte(orders.createdAt, ago(now, 600 * second)), askedBefore(ago(now, 10 * second))));
  return db.select().from(orders).where(of(provider, isNotNull(orders.paymentId), gte(orders.createdAt, ago(now, hour)), due)).orderBy(longestUnasked).limit(count);
}

/** Older ones: of today every ten minutes, after that every six hours, as a direct debit takes days. */
export function oldOrdersToAsk(db: Database, { now, provider, count }: Due): Promise<OrderRow[]> {
  const due = or(askedBefore(ago(now, 6 * hour)), and(gte(orders.createdAt, ago(now, day)), askedBefore(ago(now, 600 * second))));
  return db.select().from(orders).where(of(provider, isNotNull(orders.paymentId), lt(orders.createdAt, ago(now, hour)), due)).orderBy(longestUnasked).limit(count);
}

/** Orders for which a charge without a visit was asked, and not heard of: money may have been taken. */
export function unheardOrders(db: Database, { now, provider, count }: Due): Promise<OrderRow[]> {
  const unheard = and(isNull(orders.paymentId), isNotNull(orders.paymentState), chargedAlone, askedBefore(ago(now, 10 * second)));
  return db.select().from(orders).where(of(provider, unheard)).orderBy(asc(orders.checkedAt)).limit(count);
}

/** Gives up what was left an hour ago before anybody could pay it: no page to pay on was shown, no charge was asked for. */
export async function giveUpAbandoned(db: Database, now: Date): Promise<void> {
  const unpayable = or(not(chargedAlone), isNull(orders.paymentState));
  const abandoned = and(undecided(), isNull(orders.paymentId), unpayable, lt(orders.createdAt, ago(now, hour)), askedBefore(ago(now, beingMade)));
  await db.update(orders).set({ state: 'cancelled', debtor: null }).where(abandoned);
}

/** Notes that an order is being asked about; false where somebody else has asked since it was read. What cannot be asked about keeps no other waiting. */
export async function noteAsked(db: Database, { id, checkedAt }: OrderRow, now: Date): Promise<boolean> {
  const asRead = checkedAt === null ? isNull(orders.checkedAt) : eq(orders.checkedAt, checkedAt);
  const rows = await db.update(orders).set({ checkedAt: now }).where(and(eq(orders.id, id), asRead)).returning({ id: orders.id });
  return rows.length > 0;
}

/** Notes that the provider tells of an order that it may still decide: whoever dies while it is asked, the next look asks again, however old the order is. */
export async function noteTold(db: Database, id: number): Promise<void> {
  await db.update(orders).set({ checkedAt: null }).where(and(eq(orders.id, id), undecided()));
}

/** A bank may take money back for eight weeks, after a collection that took days. */
const takenBack = 70 * day;

/**
 * Paid orders of the last seventy days that nobody was asked about for a day. Looks at `span` orders at most, those before `below`
 * (null: from the newest on), by their key alone; `next` is where to go on, null where all have been looked at.
 */
export async function paidOrdersToAsk(db: Database, { now, provider, count, span, below }: Due & { span: number; below: number | null }): Promise<{ due: OrderRow[]; next: number | null }> {
  const young = gte(orders.createdAt, ago(now, takenBack));
  const due = and(inArray(orders.state, ['completed', 'refunded']), isNotNull(orders.paymentId), eq(orders.provider, provider), young, askedBefore(ago(now, day)));
  const seen = await db
    .select({ id: orders.id, due: sql<boolean>`${due}`, young: sql<boolean>`${young}` })
    .from(orders)
    .where(below === null ? undefined : lt(orders.id, below))
    .orderBy(desc(orders.id))
    .limit(span);
  const found = seen.filter((each) => each.due);
  const ids = found.slice(0, count).map(({ id }) => id);
  const last = seen.at(-1);
  const done = seen.length < span || !last?.young;
  const next = found.length > count ? ids.at(-1)! : done ? null : last.id;
  return { due: ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(desc(orders.id)), next };
}

/** Ends an order whose charge there is not, and writes to its member, who may have left the page; false where it was asked for again, or heard of, since it was read. */
export function endUncharged(db: Database, { id, checkedAt }: OrderRow, state: 'failed' | 'cancelled', now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const asRead = and(eq(orders.id, id), undecided(), isNull(orders.paymentId), eq(orders.checkedAt, checkedAt!));
    const [order] = await tx.update(orders).set({ state, debtor: null }).where(asRead).returning();
    if (!order) return false;
    await tellOfOrder(tx, { order: await dropDebtor(tx, order, now), news: { status: 'failed' }, now });
    return true;
  });
}
