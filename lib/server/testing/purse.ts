// For tests: what a member has in the purse, what the ledger says, and another amount in both.
import { eq, sum } from 'drizzle-orm';
import type { Database } from '../store/database';
import { creditEntries } from '../store/schema/credits';
import { members } from '../store/schema/members';

/** The balance on the member's row and the sum of the ledger: they must be one number. */
export async function purseOf(db: Database, id: number): Promise<{ balance: number; ledger: number }> {
  const [row] = await db.select({ credits: members.credits }).from(members).where(eq(members.id, id));
  const [entries] = await db.select({ sum: sum(creditEntries.amount) }).from(creditEntries).where(eq(creditEntries.memberId, id));
  return { balance: row!.credits, ledger: Number(entries!.sum) };
}

/** Puts a purse to an amount, and the ledger with it. */
export async function fillPurse(db: Database, id: number, credits: number): Promise<void> {
  const { balance } = await purseOf(db, id);
  await db.update(members).set({ credits }).where(eq(members.id, id));
  await db.insert(creditEntries).values({ memberId: id, amount: credits - balance, reason: 'opening', createdAt: new Date() });
}
