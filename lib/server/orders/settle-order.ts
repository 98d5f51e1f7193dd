// What becomes of an order: the provider is asked, and what it says is done once, in whatever order and however often it is told. Bar M1; decision 159.
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { taxWithin } from '@/lib/site/money/order-amounts';
import { isStayCode } from '../domain/discount-rules';
import { errorFacts } from '../logging/log';
import { noteReturns } from './note-returns';
import type { PaymentState, ProviderPayment } from '../payments/provider';
import type { ServerParts } from '../server-parts';
import type { Database } from '../database/database';
import { bookMoney, grantCredits, moneyBackOf, nothingBack, type MoneyBack } from '../store/ledger-store';
import { changeMember } from '../store/member-store';
import { orderById, overtakenOrders, type OrderWithRefund } from '../store/order-store';
import { beingMade, isChargedAlone } from '../store/orders-to-ask';
import { dropDebtor, isErasedPayer } from '../store/payers-to-forget';
import { orders, type OrderRow } from '../store/schema/orders';
import { tellOfOrder } from '../store/tell-of-order';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments' | 'post'>;
type Settled = { order: OrderRow; /** The member's balance, where it has moved. */ credits: number | null; /** The answer is older than the book. */ isOld?: boolean; /** Money went back, or came again. */ hasMoved?: boolean };

/** Whoever ordered longer ago may have left the page that says how it ended, in milliseconds. */
const attention = 5 * 60 * 1000;

/** Whether the provider may still decide an order. */
export const isUndecided = ({ state }: OrderRow): boolean => state === 'loading' || state === 'pending';

/** Paid once, whatever the order was thought to be before: a payment that comes late is credited too. */
export async function complete(tx: Database, order: OrderRow, now: Date): Promise<Settled> {
  const { id: orderId, memberId, amount, currency, credits } = order;
  const balance = await grantCredits(tx, { memberId, amount: credits, source: 'order', orderId, now });
  if (balance !== null) {
    await bookMoney(tx, { memberId, orderId, currency, amount, tax: taxWithin(amount, order.taxRate), reason: 'payment', now });
    await changeMember(tx, memberId, { paidUser: true, ...(isStayCode(order.discountCode) && { stayDiscount: null }) });
  }
  const [changed] = await tx
    .update(orders)
    .set({ state: 'completed', paidAt: order.paidAt ?? now, debtor: null })
    .where(eq(orders.id, orderId))
    .returning();
  if (balance !== null) await tellOfOrder(tx, { order: changed!, news: { status: 'paid' }, now });
  return { order: changed!, credits: balance };
}

const ended: Partial<Record<PaymentState, 'failed' | 'cancelled'>> = { failed: 'failed', expired: 'failed', cancelled: 'cancelled' };

const same = (one: MoneyBack, other: MoneyBack) => one.refund === other.refund && one.chargeback === other.chargeback;

/**
 * Does what a payment says of money that went back. An answer may be older than what others have done meanwhile, and money comes again
 * too: so it counts only while the book is as it was `seen` before the provider was asked.
 */
async function applyReturns(tx: Database, settled: Settled, payment: ProviderPayment, seen: MoneyBack, now: Date): Promise<Settled> {
  const { order } = settled;
  const told = { refund: payment.returned - payment.chargedBack, chargeback: payment.chargedBack };
  if (!order.paidAt || (payment.returned === 0 && order.returned === 0)) return settled;
  const booked = await moneyBackOf(tx, order.id);
  if (same(told, booked)) return settled;
  if (!same(booked, seen)) return { ...settled, isOld: true };
  const { order: changed, credits } = await noteReturns(tx, order, told, booked, now);
  return { order: changed, credits: credits ?? settled.credits, hasMoved: true };
}

/** Does what a payment says, to its order. The row is locked: of several that tell the same at once, one does it. */
async function apply(tx: Database, id: number, payment: ProviderPayment, seen: MoneyBack, now: Date): Promise<Settled> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  const { state } = payment;
  let settled: Settled = { order: order!, credits: null };
  if (state === 'paid' && order!.state !== 'completed' && order!.state !== 'refunded') settled = await complete(tx, order!, now);
  settled = await applyReturns(tx, settled, payment, seen, now);
  const end = ended[state];
  const next = end && isUndecided(settled.order) ? end : state === 'pending' && settled.order.state === 'loading' ? 'pending' : settled.order.state;
  // A card that was let go of after it paid stays so.
  const told = order!.paidAt ? settled.order.customer : (payment.customer ?? settled.order.customer);
  const customer = told && (await isErasedPayer(tx, order!.memberId, { provider: order!.provider, customer: told }, now)) ? null : told;
  const unseen = now.getTime() - order!.createdAt.getTime() > attention;
  if (end && next === end && order!.state === 'pending' && unseen) await tellOfOrder(tx, { order: order!, news: { status: 'failed' }, now });
  const [noted] = await tx
    .update(orders)
    .set({ state: next, paymentState: state, checkedAt: now, checkoutUrl: payment.checkout, customer, ...(end && { debtor: null }) })
    .where(eq(orders.id, id))
    .returning();
  const cameToNothing = end && (next === 'failed' || next === 'cancelled');
  return { ...settled, order: cameToNothing ? await dropDebtor(tx, noted!, now) : noted! };
}

/** Whether a payment is the order's own, to the cent: anything else is for people to look into, and gives nothing. */
const fits = (payment: ProviderPayment, order: OrderRow) =>
  payment.reference === order.key && payment.amount.amount === order.amount && payment.amount.currency === order.currency;

/** What people need to find a payment at its company. */
const factsOf = ({ id, state, amount: { amount, currency } }: ProviderPayment) => ({ payment: id, state, amount, currency });

/**
 * Tells people of money for an order that another payment is for: made by hand at the company, or by two servers at once. It gives nothing, and is
 * theirs to send back; once it has gone back there is nothing to tell. (decision 94)
 */
export function tellOfSecond({ log }: Pick<Parts, 'log'>, order: OrderRow, payment: ProviderPayment): void {
  if (payment.id === order.paymentId || payment.state !== 'paid' || payment.returned >= payment.amount.amount) return;
  log({ level: 'error', event: 'a second payment for an order was paid', order: order.id, ...factsOf(payment) });
}

async function note(parts: Parts, order: OrderRow, payment: ProviderPayment, seen: MoneyBack): Promise<Settled> {
  const { db, clock, bus, log, post } = parts;
  if (!fits(payment, order)) {
    log({ level: 'error', event: 'payment does not fit its order', order: order.id, ...factsOf(payment) });
    return { order, credits: null };
  }
  const settled = await db.transaction((tx) => apply(tx, order.id, payment, seen, clock.now()));
  const { state } = settled.order;
  if (settled.credits !== null) bus.publish(order.memberId, { event: { type: 'credits', credits: settled.credits } });
  if (state !== order.state || settled.hasMoved) post.nudge();
  if (state !== order.state) log({ level: 'info', event: 'order settled', order: order.id, state });
  // A bank may take what was sent back already: then the site has lost it, and people must know.
  if (payment.returned > order.amount && settled.hasMoved) log({ level: 'error', event: 'more money went back than was paid', order: order.id });
  if (settled.credits !== null && state === 'completed') await callOffOvertaken(parts, order.memberId);
  return settled;
}

/** Writes what is known of a new payment to its order, tells the member's open pages, and gives the order as it is then. */
export const applyPayment = async (parts: Parts, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> => (await note(parts, order, payment, nothingBack)).order;

/** So often the provider is asked again where others were faster with what it said. */
const tries = 3;

/** Asks the provider about an order's payment and does what it says. Throws ProviderDown. An order that has no payment yet, or has it at another provider, stays as it is. */
export async function settleOrder(parts: Parts, order: OrderRow): Promise<OrderRow> {
  if (!order.paymentId || order.provider !== parts.payments.name) return order;
  let settled: Settled = { order, credits: null };
  for (let asked = 0; asked < tries; asked += 1) {
    const seen = settled.order.paidAt ? await moneyBackOf(parts.db, order.id) : nothingBack;
    const payment = await parts.payments.find(order.paymentId);
    if (!payment) {
      parts.log({ level: 'error', event: 'payment is unknown to its provider', order: order.id });
      return order;
    }
    settled = await note(parts, order, payment, seen);
    if (!settled.isOld) break;
  }
  return settled.order;
}

/**
 * Calls off an order whose payer has done nothing yet, so that no money can come of it; false where it is too late, where its method does not
 * allow it, or where its payment is being made this moment. Throws ProviderDown.
 */
export async function callOff(parts: Parts, order: OrderRow): Promise<boolean> {
  const { db, payments, clock } = parts;
  const { id, paymentId, paymentState, state } = order;
  // Who is charged without a visit has done all there is to do; what became of it only the provider can say.
  const isUnderWay = state !== 'loading' || (paymentState !== null && isChargedAlone(order));
  // The checkout of a company that the site has left leads nowhere.
  const left = order.provider !== payments.name;
  if (isUnderWay && (paymentId === null || left)) return false;
  if (paymentId === null || left) {
    const idle = and(isNull(orders.paymentId), or(isNull(orders.paymentState), lt(orders.checkedAt, new Date(clock.now().getTime() - beingMade))));
    const unpaid = and(eq(orders.id, id), eq(orders.state, 'loading'), left ? undefined : idle);
    return (await db.update(orders).set({ state: 'cancelled', debtor: null }).where(unpaid).returning({ id: orders.id })).length > 0;
  }
  const cancelled = !isUnderWay && (await payments.cancel(paymentId));
  await settleOrder(parts, (await orderById(db, id))!.order);
  return cancelled;
}

/**
 * The saving of new members is that of the first purchase: whatever else its member began with it, and has not paid, is called off as far as
 * the provider allows. What is paid all the same is credited like any other. (E14, T08)
 */
export async function callOffOvertaken(parts: Parts, memberId: number): Promise<void> {
  for (const order of await overtakenOrders(parts.db, memberId)) {
    // The purchase counts whatever becomes of this; the job tries again.
    await callOff(parts, order).catch((error: unknown) => parts.log({ level: 'warn', event: 'an order was not called off', order: order.id, ...errorFacts(error) }));
  }
}

/** An order as it is after the provider was asked, where that is worth it; a provider that is down leaves what was known. */
export async function freshOrder(parts: Parts, found: OrderWithRefund, patience: number): Promise<OrderWithRefund> {
  const { order } = found;
  const asked = order.checkedAt ? parts.clock.now().getTime() - order.checkedAt.getTime() : Infinity;
  if (!isUndecided(order) || asked < patience) return found;
  await settleOrder(parts, order).catch(() => undefined);
  return (await orderById(parts.db, order.id)) ?? found;
}
