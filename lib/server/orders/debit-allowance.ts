// Whether money may be collected from a member's account now. Specification, section 8 (blocked, limit reached); decisions 100 and 159. (X06)
import { orderNumber } from '../domain/order-answer';
import { Failure } from '../failure';
import type { Database } from '../database/database';
import { chargedBackOrder, debitsSince } from '../store/debit-code-store';

const month = 30 * 24 * 60 * 60_000;
/** The most that a member can have collected in thirty days in one currency, in its minor units: a bank may take it back for eight weeks. */
export const debitLimit = 10_000;

export type DebitStop = { code: 'directdebit_blocked'; order: string } | { code: 'directdebit_limit'; /** When the amount fits again; null where it is too much at any time. */ from: Date | null };

/** Whose debits, and the order that is asked about, where it is kept already. */
type Asking = { memberId: number; now: Date; own?: number };
type Sum = { amount: number; currency: string };

/** What stands in the way of collecting a sum, or null. What was confirmed and is not decided counts with what was collected. */
export async function debitStop(db: Database, { amount, currency }: Sum, { memberId: id, now, own }: Asking): Promise<DebitStop | null> {
  const back = await chargedBackOrder(db, id);
  if (back !== null) return { code: 'directdebit_blocked', order: orderNumber({ id: back }) };
  const debits = await debitsSince(db, id, { currency, since: new Date(now.getTime() - month), own });
  let over = debits.reduce((sum, debit) => sum + debit.amount, amount) - debitLimit;
  if (over <= 0) return null;
  // The oldest debits are the first to be thirty days old.
  for (const debit of debits) {
    over -= debit.amount;
    if (over <= 0) return { code: 'directdebit_limit', from: new Date(debit.createdAt.getTime() + month) };
  }
  return { code: 'directdebit_limit', from: null };
}

/** Throws directdebit_blocked or directdebit_limit. */
export async function requireDebitAllowed(db: Database, sum: Sum, asking: Asking): Promise<void> {
  const stop = await debitStop(db, sum, asking);
  if (stop) throw new Failure(stop.code);
}
