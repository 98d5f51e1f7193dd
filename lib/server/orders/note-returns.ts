// Money of a paid order that went back, or came again: booked part by part, its credits with it, and told of as what it was. Bar M1; decision 159. (S14)
import { eq } from 'drizzle-orm';
import { taxWithin } from '@/lib/site/money/order-amounts';
import type { Database } from '../database/database';
import { bookMoney, fitCreditsToMoney, stillOwed, type MoneyBack } from '../store/ledger-store';
import { changeMember } from '../store/member-store';
import { keepPremium } from '../store/premium-store';
import { orders, withdrawals, type OrderRow, type WithdrawalRow } from '../store/schema/orders';
import { oweAnew } from '../store/refund-store';
import { tellOfOrder } from '../store/tell-of-order';

const kinds = ['chargeback', 'refund'] as const;
const sumOf = ({ refund, chargeback }: MoneyBack) => refund + chargeback;

/** Books what has changed of each kind. The tax is that of all that went back, less what was booked of it: in parts as in one. */
async function book(tx: Database, { id: orderId, memberId, currency, taxRate }: OrderRow, told: MoneyBack, booked: MoneyBack, now: Date): Promise<void> {
  let total = sumOf(booked);
  for (const reason of kinds) {
    const more = told[reason] - booked[reason];
    const tax = Math.abs(taxWithin(total + more, taxRate) - taxWithin(total, taxRate));
    if (more !== 0) await bookMoney(tx, { memberId, orderId, currency, amount: Math.abs(more), tax, reason, undone: more < 0, now });
    total += more;
  }
}

/** A refund that counted as made, and whose money came again, is owed anew. */
async function oweAgain(tx: Database, withdrawn: WithdrawalRow): Promise<void> {
  if (withdrawn.state !== 'done' || (await stillOwed(tx, withdrawn)) === 0) return;
  await tx.update(withdrawals).set(oweAnew(withdrawn)).where(eq(withdrawals.orderId, withdrawn.orderId));
}

type Change = { order: OrderRow; withdrawn?: WithdrawalRow; chargeback: number; refund: number; now: Date };

/** Only what a bank took is told of as that. Our own refund of a withdrawal is told of when it has arrived (push-refunds.ts). */
async function tell(tx: Database, { order, withdrawn, chargeback, refund, now }: Change): Promise<void> {
  if (chargeback > 0) await tellOfOrder(tx, { order, news: { status: 'charged_back', amount: chargeback }, now });
  const byPeople = !withdrawn || withdrawn.state === 'done';
  if (refund > 0 && byPeople) await tellOfOrder(tx, { order, news: { status: 'refunded', amount: refund }, now });
  const again = -Math.min(0, chargeback) - Math.min(0, refund);
  if (again > 0 && !withdrawn) await tellOfOrder(tx, { order, news: { status: 'restored', amount: again }, now });
}

/**
 * Does what a provider says of an order's money: `told` in place of what is `booked`. Gives the order and, where it moved, the member's balance.
 * The order's row must be locked. (S14)
 */
export async function noteReturns(tx: Database, order: OrderRow, told: MoneyBack, booked: MoneyBack, now: Date): Promise<{ order: OrderRow; credits: number | null }> {
  await book(tx, order, told, booked, now);
  const [withdrawn] = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
  const returned = Math.min(sumOf(told), order.amount);
  const wholly = withdrawn !== undefined || (returned > 0 && returned === order.amount);
  const [changed] = await tx.update(orders).set({ returned, state: wholly ? 'refunded' : 'completed' }).where(eq(orders.id, order.id)).returning();
  const [chargeback, refund] = [told.chargeback - booked.chargeback, told.refund - booked.refund];
  // Of a withdrawal all that was left has gone: its credits do not come again, its money is owed.
  const moved = await fitCreditsToMoney(tx, { order: changed!, reason: chargeback === 0 ? 'refund' : 'chargeback', again: !withdrawn, now });
  if (withdrawn && Math.min(chargeback, refund) < 0) await oweAgain(tx, withdrawn);
  const { credits } = changed!.state === order.state ? await changeMember(tx, order.memberId, {}) : await keepPremium(tx, order.memberId);
  await tell(tx, { order: changed!, withdrawn, chargeback, refund, now });
  return { order: changed!, credits: moved === 0 && changed!.state === order.state ? null : credits };
}
