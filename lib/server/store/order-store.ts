// Bundles, codes and orders in the database. Specification, sections 2 and 3 (Order). (S08, E13, S14)
import { and, asc, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { namesOf, newMemberCodes } from '../domain/discount-rules';
import { largestKey } from '../domain/largest-key';
import type { Database } from '../database/database';
import { bundles, discountCodes, orders, spendingLimits, withdrawals, type BundleRow, type DiscountCodeRow, type OrderRow, type WithdrawalRow } from './schema/orders';

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

/** A bundle of a site that is not sold any more; undefined for any other. */
export async function retiredBundle(db: Database, siteId: number, id: number): Promise<BundleRow | undefined> {
  if (id > largestKey) return undefined;
  const [row] = await db.select().from(bundles).where(and(eq(bundles.id, id), eq(bundles.siteId, siteId), eq(bundles.retired, true)));
  return row;
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

/** The order whose key a payment carries. */
export async function orderOfReference(db: Database, reference: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.key, reference));
  return row;
}

/** The order that a call with this key made before. */
export async function orderOfRequest(db: Database, memberId: number, requestKey: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(and(eq(orders.memberId, memberId), eq(orders.requestKey, requestKey)));
  return row;
}

/** A member's orders, the newest first, older than one of them. One more than `count`, where there are more. Of those that nobody has paid, only what waits at a checkout of the present provider. */
export function ordersOf(db: Database, memberId: number, { after, count, provider }: { after?: number; count: number; provider: string }): Promise<OrderWithRefund[]> {
  const payable = and(isNotNull(orders.checkoutUrl), eq(orders.provider, provider));
  return withRefund(db)
    .where(and(eq(orders.memberId, memberId), after === undefined ? undefined : lt(orders.id, Math.min(after, largestKey)), or(ne(orders.state, 'loading'), payable)))
    .orderBy(desc(orders.id))
    .limit(count + 1);
}

/** The order that would be repeated: the newest that was paid. */
export async function lastPaidOrder(db: Database, memberId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(and(eq(orders.memberId, memberId), inArray(orders.state, ['completed', 'refunded']))).orderBy(desc(orders.id)).limit(1);
  return row;
}

/** A member's orders with a code, under any of its names, that were paid, or may yet be. */
export function ordersWithCode(db: Database, memberId: number, code: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.discountCode, namesOf(code)), inArray(orders.state, ['loading', 'pending', 'completed', 'refunded'])))
    .orderBy(asc(orders.id));
}

/** Orders of a member who has bought that wait to be paid with the saving of new members. */
export function overtakenOrders(db: Database, memberId: number): Promise<OrderRow[]> {
  const bought = db.select({ id: orders.id }).from(orders).where(and(eq(orders.memberId, memberId), inArray(orders.state, ['completed', 'refunded'])));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'loading'), inArray(orders.discountCode, newMemberCodes), exists(bought)))
    .orderBy(asc(orders.id));
}

/** What a member's orders since a moment come to in a currency: those paid, less what went back, and those on their way. */
export async function spentSince(db: Database, memberId: number, currency: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${orders.amount} - ${orders.returned}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.currency, currency), gte(orders.createdAt, since), inArray(orders.state, ['pending', 'completed', 'refunded'])));
  return row!.sum;
}

/**
 * A member's orders that may yet be paid: with a payment as long as the provider has not ended it, and young ones whose payment is being made. A direct debit
 * counts only once it is confirmed.
 */
export function openOrders(db: Database, memberId: number, currency: string, now: Date): Promise<OrderRow[]> {
  const payable = or(isNotNull(orders.paymentId), gte(orders.createdAt, new Date(now.getTime() - 3_600_000)));
  const begun = or(ne(orders.method, 'directdebit'), isNotNull(orders.paymentState));
  return db.select().from(orders).where(and(eq(orders.memberId, memberId), eq(orders.currency, currency), eq(orders.state, 'loading'), payable, begun)).orderBy(asc(orders.id));
}

type Limit = { amount: number; currency: string };
/** `limit`: null is none. `next`: what holds in its place from a moment on. */
export type SpendingLimit = { limit: Limit | null; next?: { limit: Limit | null; from: Date } };

const limitOf = (amount: number | null, currency: string): Limit | null => (amount === null ? null : { amount, currency });

/** The limit that a member has set, as it is at a moment, in the currency it was set in. */
export async function spendingLimit(db: Database, memberId: number, now: Date): Promise<SpendingLimit> {
  const [row] = await db.select().from(spendingLimits).where(eq(spendingLimits.memberId, memberId));
  if (!row) return { limit: null };
  const limit = limitOf(row.amount, row.currency);
  if (!row.nextFrom) return { limit };
  const next = limitOf(row.nextAmount, row.nextCurrency ?? row.currency);
  return row.nextFrom <= now ? { limit: next } : { limit, next: { limit: next, from: row.nextFrom } };
}

/** Keeps a member's limit. */
export async function keepSpendingLimit(db: Database, memberId: number, { limit, next }: SpendingLimit): Promise<void> {
  const row = {
    amount: limit?.amount ?? null, currency: limit?.currency,
    nextAmount: next?.limit?.amount ?? null, nextCurrency: next?.limit?.currency ?? null, nextFrom: next?.from ?? null,
  };
  await db.insert(spendingLimits).values({ memberId, ...row }).onConflictDoUpdate({ target: spendingLimits.memberId, set: row });
}
