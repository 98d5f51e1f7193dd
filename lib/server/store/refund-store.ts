// Refunds that are owed or on their way, in the database. Bar M1. (S14)
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders, withdrawals, type OrderRow, type WithdrawalRow } from './schema/orders';

export type OwedRefund = { order: OrderRow; refund: WithdrawalRow };

type Due = { now: Date; provider: OrderRow['provider']; only?: number; count: number };

/** Refunds to ask the provider about now, the longest waiting first; `only`: that of one order, whenever it is due. Those of another provider are for people. */
export function refundsDue(db: Database, { now, provider, only, count }: Due): Promise<OwedRefund[]> {
  const due = only === undefined ? or(isNull(withdrawals.dueAt), lte(withdrawals.dueAt, now)) : eq(withdrawals.orderId, only);
  return db
    .select({ order: orders, refund: withdrawals })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(withdrawals.state, 'pending'), eq(orders.provider, provider), due))
    .orderBy(asc(withdrawals.dueAt), asc(withdrawals.requestedAt))
    .limit(count);
}

/** A refund as it is now, as long as it has not ended. */
export async function pendingRefund(db: Database, orderId: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'pending')));
  return row;
}

/** Holds everybody off an order's money until the transaction ends; before its withdrawal, as all do. */
export async function lockOrder(tx: Database, orderId: number): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

/** What makes a refund owed anew: under another key, since the one before stands for money that has gone. */
export const oweAnew = ({ attempt }: Pick<WithdrawalRow, 'attempt'>) => ({ state: 'pending' as const, doneAt: null, dueAt: null, refundId: null, tries: 0, attempt: attempt + 1 });

type Known = Partial<Pick<WithdrawalRow, 'refundId' | 'state' | 'doneAt' | 'tries' | 'dueAt' | 'trouble' | 'attempt'>>;

/** Notes what is known of a refund that has not ended; false where it has, so that of several who learn how it ended one does what follows. */
export async function noteRefund(tx: Database, orderId: number, known: Known): Promise<boolean> {
  const rows = await tx.update(withdrawals).set(known).where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'pending'))).returning({ orderId: withdrawals.orderId });
  return rows.length > 0;
}
