// What becomes of an order: the provider is asked, and what it says is done once, in whatever order and however often it is told. Bar M1.
import { eq } from 'drizzle-orm';
import { taxWithin } from '@/lib/site/order-amounts';
import type { PaymentState, ProviderPayment } from './payments/provider';
import type { ServerParts } from './server-parts';
import type { Database } from './store/database';
import { bookMoney, grantCredits, takeOrderBack } from './store/ledger-store';
import { changeMember } from './store/member-store';
import { orderById, type OrderWithRefund } from './store/order-store';
import { orders, withdrawals, type OrderRow } from './store/schema/orders';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments'>;
type Settled = { order: OrderRow; /** The member's balance, where it has moved. */ credits: number | null };

const isUndecided = ({ state }: OrderRow) => state === 'loading' || state === 'pending';

/** Paid once, whatever the order was thought to be before: a payment that comes late is credited too. */
async function complete(tx: Database, order: OrderRow, now: Date): Promise<Settled> {
  const { id: orderId, memberId, amount, currency, credits } = order;
  const balance = await grantCredits(tx, { memberId, amount: credits, source: 'order', orderId, now });
  if (balance !== null) {
    await bookMoney(tx, { memberId, orderId, currency, amount, tax: taxWithin(amount, order.taxRate), reason: 'payment', now });
    await changeMember(tx, memberId, { paidUser: true });
  }
  const [changed] = await tx
    .update(orders)
    .set({ state: 'completed', paidAt: order.paidAt ?? now, debtor: null })
    .where(eq(orders.id, orderId))
    .returning();
  return { order: changed!, credits: balance };
}

/** Money that went back: by a withdrawal, whose credits are gone already, or because the payer's bank took it. */
async function giveUp(tx: Database, order: OrderRow, returned: number, now: Date): Promise<Settled> {
  const { id: orderId, memberId, currency, taxRate } = order;
  const [withdrawn] = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  const amount = returned - order.returned;
  const ours = withdrawn !== undefined && returned <= withdrawn.amount;
  await bookMoney(tx, { memberId, orderId, currency, amount, tax: taxWithin(amount, taxRate), reason: ours ? 'refund' : 'chargeback', now });
  const taken = ours ? 0 : await takeOrderBack(tx, { memberId, orderId, reason: 'chargeback', now });
  const [changed] = await tx.update(orders).set({ returned, state: 'refunded' }).where(eq(orders.id, orderId)).returning();
  const member = taken > 0 ? await changeMember(tx, memberId, {}) : null;
  return { order: changed!, credits: member?.credits ?? null };
}

const ended: Partial<Record<PaymentState, 'failed' | 'cancelled'>> = { failed: 'failed', expired: 'failed', cancelled: 'cancelled' };

/** Does what a payment says, to its order. The row is locked: of several that tell the same at once, one does it. */
async function apply(tx: Database, id: number, payment: ProviderPayment, now: Date): Promise<Settled> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  const { state } = payment;
  let settled: Settled = { order: order!, credits: null };
  if (state === 'paid' && order!.state !== 'completed' && order!.state !== 'refunded') settled = await complete(tx, order!, now);
  if (payment.returned > settled.order.returned) settled = { ...(await giveUp(tx, settled.order, Math.min(payment.returned, settled.order.amount), now)) };
  const end = ended[state];
  const next = end && isUndecided(settled.order) ? end : state === 'pending' && settled.order.state === 'loading' ? 'pending' : settled.order.state;
  const customer = payment.customer ?? settled.order.customer;
  const [noted] = await tx
    .update(orders)
    .set({ state: next, paymentState: state, checkedAt: now, checkoutUrl: payment.checkout, customer, ...(end && { debtor: null }) })
    .where(eq(orders.id, id))
    .returning();
  return { ...settled, order: noted! };
}

/** Whether a payment is the order's own, to the cent: anything else is for people to look into, and gives nothing. */
const fits = (payment: ProviderPayment, order: OrderRow) =>
  payment.reference === order.key && payment.amount.amount === order.amount && payment.amount.currency === order.currency;

/** Writes what is known of a payment to its order, tells the member's open pages, and gives the order as it is then. */
export async function applyPayment({ db, clock, bus, log }: Parts, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  if (!fits(payment, order)) {
    log({ level: 'error', event: 'payment does not fit its order', order: order.id });
    return order;
  }
  const settled = await db.transaction((tx) => apply(tx, order.id, payment, clock.now()));
  if (settled.credits !== null) bus.publish(order.memberId, { event: { type: 'credits', credits: settled.credits } });
  if (settled.order.state !== order.state) log({ level: 'info', event: 'order settled', order: order.id, state: settled.order.state });
  return settled.order;
}

/** Asks the provider about an order's payment and does what it says. Throws ProviderDown. An order that has no payment yet stays as it is. */
export async function settleOrder(parts: Parts, order: OrderRow): Promise<OrderRow> {
  if (!order.paymentId) return order;
  const payment = await parts.payments.find(order.paymentId);
  if (payment) return applyPayment(parts, order, payment);
  parts.log({ level: 'error', event: 'payment is unknown to its provider', order: order.id });
  return order;
}

/** An order as it is after the provider was asked, where that is worth it; a provider that is down leaves what was known. */
export async function freshOrder(parts: Parts, found: OrderWithRefund, patience: number): Promise<OrderWithRefund> {
  const { order } = found;
  const asked = order.checkedAt ? parts.clock.now().getTime() - order.checkedAt.getTime() : Infinity;
  if (!isUndecided(order) || asked < patience) return found;
  await settleOrder(parts, order).catch(() => undefined);
  return (await orderById(parts.db, order.id)) ?? found;
}
