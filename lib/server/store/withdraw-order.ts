// Undoing a purchase: its credits leave the balance and a refund is owed, once, in one transaction. Decisions, 'Honesty and safety' (withdrawal).
import { eq } from 'drizzle-orm';
import { withdrawalTerms } from '../domain/withdrawal-period';
import { Failure } from '../failure';
import type { ServerParts } from '../server-parts';
import { creditsLeftOf, creditsTakenOf, takeOrderBack } from './ledger-store';
import { lockMember } from './member-store';
import { keepPremium } from './premium-store';
import { orders, withdrawals } from './schema/orders';
import { tellOfOrder } from './tell-of-order';

type Withdrawing = {
  orderId: number;
  /** Minor units, as the confirm step said. */
  refund: number;
  /** The site's refund_days. */
  days: number;
  /** Where the receipt is mailed, if not to the member's own address. */
  to?: string;
  now: Date;
};

/**
 * Writes the withdrawal, and gives the member's balance after it; null where it was written before. Throws withdrawal_over, and
 * price_changed where credits have been spent since the confirm step was read.
 */
export function withdrawOnce({ db, random }: Pick<ServerParts, 'db' | 'random'>, { orderId, refund, days, to, now }: Withdrawing): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    if (before) return null;
    // Whoever spends moves the member's row: from here on nothing is.
    await lockMember(tx, order!.memberId);
    const terms = withdrawalTerms(order!, { left: await creditsLeftOf(tx, orderId), taken: await creditsTakenOf(tx, orderId), days, now });
    if (!terms) throw new Failure('withdrawal_over');
    if (terms.refund !== refund) throw new Failure('price_changed', { params: { amount: terms.refund, currency: order!.currency } });
    const credits = await takeOrderBack(tx, { memberId: order!.memberId, orderId, reason: 'withdrawal', now });
    const number = `H-${Buffer.from(random(5)).toString('hex').toUpperCase()}`;
    await tx.insert(withdrawals).values({ orderId, number, credits, amount: terms.refund, requestedAt: now, ...(terms.refund === 0 && { state: 'done', doneAt: now }) });
    await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, orderId));
    await tellOfOrder(tx, { order: order!, news: { status: 'withdrawn', amount: terms.refund, receipt: number, used: terms.used, to }, now });
    return (await keepPremium(tx, order!.memberId)).credits;
  });
}
