// Bundles, codes and orders in the database. Specification, sections 2 and 3 (Order). (S08, E13, S14)
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from './database';
import { bundles, discountCodes, orders, spendingLimits, undecided, withdrawals, type BundleRow, type DiscountCodeRow, type OrderRow, type WithdrawalRow } from './schema/orders';

export type OrderWithRefund = { order: OrderRow; refund: WithdrawalRow | null };

/** What a site sells in a country: its own rows for that country, or else those of the currency. The cheapest first. */
export async function bundlesFor(db: Database, { siteId, country, currency }: { siteId: number; country: string; currency: string }): Promise<BundleRow[]> {
  const rows = await db
    .select()
    .from(bundles)
    .where(and(eq(bundles.siteId, siteId), eq(bundles.currency, currency), eq(bundles.retired, false), or(eq(bundles.country, country), isNull(bundles.country))))
    .orderBy(asc(bundles.price), asc(bundles.id));
  const own = rows.filter((row) => row.country === country);
  return own.length > 0 ? own : rows;
}

/** An operator's code; it is looked for in capitals. */
export async function codeOf(db: Database, siteId: number, code: string): Promise<DiscountCodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(and(eq(discountCodes.siteId, siteId), eq(discountCodes.code, code)));
  return row;
}

const withRefund = (db: Database) => db.select({ order: orders, refund: withdrawals }).from(orders).leftJoin(withdrawals, eq(withdrawals.orderId, orders.id));

/** A member's own order by its key. */
export async function ownOrder(db: Database, memberId: number, key: string): Promise<OrderWithRefund | undefined> {
  const [row] = await withRefund(db).where(and(eq(orders.key, key), eq(orders.memberId, memberId)));
  return row;
}

/** An order by its own id. */
export async function orderById(db: Database, id: number): Promise<OrderWithRefund | undefined> {
  const [row] = await withRefund(db).where(eq(orders.id, id));
  return row;
}

/** The order that a payment of the provider is for. */
export async function orderOfPayment(db: Database, paymentId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.paymentId, paymentId));
  return row;
}

/** Ties a payment to the order that its reference names, where that knows of no payment: its server died before it could note it. */
export async function adoptPayment(db: Database, { id, reference }: { id: string; reference: string }): Promise<OrderRow | undefined> {
  const [row] = await db.update(orders).set({ paymentId: id }).where(and(eq(orders.key, reference), isNull(orders.paymentId))).returning();
  return row;
}

/** The order that a call with this key made before. */
export async function orderOfRequest(db: Database, memberId: number, requestKey: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(and(eq(orders.memberId, memberId), eq(orders.requestKey, requestKey)));
  return row;
}

/** A member's orders, the newest first, older than one of them. One more than `count`, where there are more. */
export function ordersOf(db: Database, memberId: number, { after, count }: { after?: number; count: number }): Promise<OrderWithRefund[]> {
  return withRefund(db)
    .where(and(eq(orders.memberId, memberId), after === undefined ? undefined : lt(orders.id, after), ne(orders.state, 'loading')))
    .orderBy(desc(orders.id))
    .limit(count + 1);
}

/** The order that would be repeated: the newest that was paid. */
export async function lastPaidOrder(db: Database, memberId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(and(eq(orders.memberId, memberId), inArray(orders.state, ['completed', 'refunded']))).orderBy(desc(orders.id)).limit(1);
  return row;
}

/** A member's orders with a code that were paid, or may yet be. */
export function ordersWithCode(db: Database, memberId: number, code: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.discountCode, code), inArray(orders.state, ['loading', 'pending', 'completed', 'refunded'])))
    .orderBy(asc(orders.id));
}

/** What a member's orders since a moment come to in a currency: those paid, less what went back, and those that may yet be. */
export async function spentSince(db: Database, memberId: number, currency: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${orders.amount} - ${orders.returned}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.currency, currency), gte(orders.createdAt, since), inArray(orders.state, ['pending', 'completed', 'refunded'])));
  return row!.sum;
}

export type SpendingLimit = { amount: number | null; nextAmount: number | null; nextFrom: Date | null };

/** The limit that a member has set, as it is at a moment. */
export async function spendingLimit(db: Database, memberId: number, now: Date): Promise<SpendingLimit> {
  const [row] = await db.select().from(spendingLimits).where(eq(spendingLimits.memberId, memberId));
  if (!row) return { amount: null, nextAmount: null, nextFrom: null };
  if (row.nextFrom && row.nextFrom <= now) return { amount: row.nextAmount, nextAmount: null, nextFrom: null };
  return row;
}

/** Keeps a member's limit. */
export async function keepSpendingLimit(db: Database, memberId: number, limit: SpendingLimit): Promise<void> {
  await db.insert(spendingLimits).values({ memberId, ...limit }).onConflictDoUpdate({ target: spendingLimits.memberId, set: limit });
}

/**
 * Orders to ask the provider about now, the newest first: a young one every ten seconds, one of today every ten minutes, an old one
 * every six hours, as a direct debit takes days. One without a payment only once it is `abandoned` milliseconds old.
 */
export function ordersToCheck(db: Database, now: Date, { abandoned, count }: { abandoned: number; count: number }): Promise<OrderRow[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const hour = 3_600_000;
  const due = or(
    and(isNull(orders.paymentId), lt(orders.createdAt, ago(abandoned))),
    and(isNotNull(orders.paymentId), isNull(orders.checkedAt)),
    and(gte(orders.createdAt, ago(hour)), lte(orders.checkedAt, ago(10_000))),
    and(gte(orders.createdAt, ago(24 * hour)), lte(orders.checkedAt, ago(600_000))),
    lte(orders.checkedAt, ago(6 * hour)),
  );
  return db.select().from(orders).where(and(undecided(), due)).orderBy(desc(orders.createdAt)).limit(count);
}

/** Refunds that are on their way. */
export function refundsUnderWay(db: Database, count: number): Promise<{ order: OrderRow; refund: WithdrawalRow }[]> {
  return db
    .select({ order: orders, refund: withdrawals })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.state, 'pending'))
    .orderBy(asc(withdrawals.requestedAt))
    .limit(count);
}
