// For tests: a member's balance of credits, what the ledger says of it, and another amount in both.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { openBook } from '../store/ledger-store';
import { creditLots, transfers } from '../store/schema/ledger';
import { members } from '../store/schema/members';

const signed = sql<number>`case when ${transfers.toAccount} = 'purse' then ${transfers.amount} else -${transfers.amount} end`.mapWith(Number);

/** Every change of a member's balance, below zero where it was spent. */
export function creditEntries(db: Database, memberId: number) {
  return db
    .select({ amount: signed, reason: transfers.reason, messageId: transfers.messageId })
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), eq(transfers.unit, 'credits')))
    .orderBy(transfers.id);
}

/** The balance on the member's row, what the transfers come to, and what lies in the lots: they must be one number. */
export async function creditBalance(db: Database, id: number): Promise<{ balance: number; ledger: number; lots: number }> {
  const [row] = await db.select({ credits: members.credits }).from(members).where(eq(members.id, id));
  const [lots] = await db.select({ left: sql<number>`coalesce(sum(${creditLots.left}), 0)`.mapWith(Number) }).from(creditLots).where(eq(creditLots.memberId, id));
  const ledger = (await creditEntries(db, id)).reduce((sum, { amount }) => sum + amount, 0);
  return { balance: row!.credits, ledger, lots: lots!.left };
}

/** Takes all credits of a member, and gives an amount: both are in the ledger. */
export async function setCreditBalance(db: Database, id: number, credits: number): Promise<void> {
  const full = await db.select({ id: creditLots.id, left: creditLots.left }).from(creditLots).where(and(eq(creditLots.memberId, id), sql`${creditLots.left} > 0`));
  for (const { id: lotId, left } of full) {
    await db.insert(transfers).values({ memberId: id, unit: 'credits', amount: left, fromAccount: 'purse', toAccount: 'given', reason: 'opening', lotId, createdAt: new Date() });
  }
  await db.update(creditLots).set({ left: 0 }).where(eq(creditLots.memberId, id));
  await db.update(members).set({ credits }).where(eq(members.id, id));
  if (credits > 0) await openBook(db, [{ memberId: id, credits, now: new Date() }]);
}
