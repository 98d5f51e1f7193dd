// What operators see of payments: refunds that do not arrive, and the last orders. No name of a member. (S14)
import { and, asc, count, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders, withdrawals } from './schema/orders';
import type { OwedRefund } from './refund-store';

/** What the index of open refunds holds. */
const notDone = () => inArray(withdrawals.state, ['pending', 'failed']);
/** Whose company the site has left: nothing sends them, or asks what became of them. */
const left = (provider: string) => and(notDone(), ne(orders.provider, provider));

/** Of which the provider has been asked in vain. */
const tried = () => or(eq(withdrawals.state, 'failed'), gt(withdrawals.tries, 0));

/** Members gave their credits back, and their money did not go, came back, or waits for people. `provider`: the site's own. */
const stuck = (provider: string) => and(notDone(), or(tried(), ne(orders.provider, provider)));

export async function stuckRefunds(db: Database, provider: string): Promise<OwedRefund[]> {
  return db.select({ order: orders, refund: withdrawals }).from(withdrawals).innerJoin(orders, eq(orders.id, withdrawals.orderId)).where(stuck(provider)).orderBy(asc(withdrawals.requestedAt)).limit(100);
}

const countRefunds = async (db: Database, which: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(withdrawals).innerJoin(orders, eq(orders.id, withdrawals.orderId)).where(which);
  return row?.total ?? 0;
};
/** As many as `stuckRefunds` finds; orders are looked up for those alone of which nothing else is known. */
export async function countStuckRefunds(db: Database, provider: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(withdrawals).where(and(notDone(), tried()));
  return (row?.total ?? 0) + (await countRefunds(db, and(left(provider), eq(withdrawals.state, 'pending'), eq(withdrawals.tries, 0))));
}

export const countLeftRefunds = (db: Database, provider: string): Promise<number> => countRefunds(db, left(provider));

/** A refund of a company that the site has left, which people send. */
export async function leftRefund(db: Database, orderId: number, provider: string): Promise<OwedRefund | undefined> {
  const [found] = await db.select({ order: orders, refund: withdrawals }).from(withdrawals).innerJoin(orders, eq(orders.id, withdrawals.orderId)).where(and(eq(orders.id, orderId), left(provider)));
  return found;
}

/** The last orders, undone or not; `skip` of them left out. One more than `most`, where there are more. */
export function lastOrders(db: Database, { skip, most }: { skip: number; most: number }) {
  return db.select({ order: orders, refund: withdrawals }).from(orders).leftJoin(withdrawals, eq(withdrawals.orderId, orders.id)).orderBy(desc(orders.id)).offset(skip).limit(most + 1);
}

/** Has a refund tried anew, now: one that failed under another key. False where there is nothing to try. */
export async function tryRefundAgain(db: Database, orderId: number): Promise<boolean> {
  const failed = sql`${withdrawals.state} = 'failed'`;
  const rows = await db
    .update(withdrawals)
    .set({
      state: 'pending', tries: 0, dueAt: null,
      refundId: sql`case when ${failed} then null else ${withdrawals.refundId} end`,
      attempt: sql`${withdrawals.attempt} + case when ${failed} then 1 else 0 end`,
    })
    .where(and(eq(withdrawals.orderId, orderId), inArray(withdrawals.state, ['failed', 'pending'])))
    .returning({ id: withdrawals.orderId });
  return rows.length > 0;
}
