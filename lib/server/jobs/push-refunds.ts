// Sends the money of withdrawals back, and sees it arrive. The key of each makes a repeat harmless; one that is refused holds up no other; what has gone back is never sent again. Bar M1; decision 160.
import { orderNumber } from '../domain/order-answer';
import { errorFacts } from '../logging/log';
import { noteReturns } from '../orders/note-returns';
import { ProviderDown, ProviderRefused, type RefundState } from '../payments/provider';
import type { ServerParts } from '../server-parts';
import { settleOrder } from '../orders/settle-order';
import { moneyBackOf, stillOwed } from '../store/ledger-store';
import { leftRefund, tryRefundAgain } from '../store/operator-payments';
import { lockOrder, noteRefund, oweAnew, pendingRefund, refundsDue, type OwedRefund } from '../store/refund-store';
import { tellOfOrder } from '../store/tell-of-order';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments' | 'post'>;
const atOnce = 50;
const second = 1_000;

/** One that did not go is tried after 20 seconds, then twice as long each time, and at last every six hours; a company takes a day over one that did. */
const pauseAfter = (tries: number) => Math.min(10 * second * 2 ** tries, 6 * 3_600 * second);
const pauseOnItsWay = 600 * second;

/** From so many tries on it is no hiccup any more: people must look. */
const patience = 3;

/** `amount`: what of it is still owed. Null where nothing is, and none of ours is under way. */
async function send({ payments }: Parts, { order, refund }: OwedRefund, amount: number): Promise<{ id: string; state: RefundState } | null> {
  const payment = order.paymentId!;
  if (refund.refundId) return { id: refund.refundId, state: await payments.refundState(payment, refund.refundId) };
  const key = [order.key, refund.number, ...(refund.attempt > 1 ? [refund.attempt] : [])].join('-');
  // What went may be our own, asked for at the same moment, or by a try whose answer was lost.
  if (amount === 0) return payments.findRefund(payment, key);
  return payments.refund({ payment, amount: { amount, currency: order.currency }, key, description: orderNumber(order) });
}

/**
 * The refund has ended: of several who learn that, one writes it down, and tells the member where it was us who sent the money. What of it
 * came again while it was on its way is owed anew; after a pause, since a provider's sum may lag behind its word.
 */
function end({ db, clock }: Parts, { order, refund }: OwedRefund, state: 'done' | 'failed'): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    if (state === 'done' && (await stillOwed(tx, refund)) > 0) {
      await noteRefund(tx, order.id, { ...oweAnew(refund), dueAt: new Date(now.getTime() + pauseOnItsWay) });
      return false;
    }
    const first = await noteRefund(tx, order.id, { state, dueAt: null, ...(state === 'done' && { doneAt: now, trouble: null }) });
    const amount = refund.amount - Math.min(refund.amount, (await moneyBackOf(tx, order.id)).chargeback);
    if (first && state === 'done' && amount > 0) await tellOfOrder(tx, { order, news: { status: 'refunded', amount, receipt: refund.number }, now });
    return first;
  });
}

async function push(parts: Parts, found: OwedRefund): Promise<void> {
  const { db, clock, log, post } = parts;
  const { order } = found;
  // What has gone back meanwhile is not sent again: the payer's bank may have taken it, or people sent it at the payment company.
  if (!found.refund.refundId) await settleOrder(parts, order);
  // Another may have sent it since it was read.
  const refund = await pendingRefund(db, order.id);
  if (!refund) return;
  const owed = { order, refund };
  const sent = await send(parts, owed, await stillOwed(db, refund));
  if (sent) {
    await noteRefund(db, order.id, { refundId: sent.id, dueAt: new Date(clock.now().getTime() + pauseOnItsWay) });
    // The book first: where that fails, the refund counts as under way and is looked at again.
    await settleOrder(parts, order);
  }
  const state = sent?.state ?? 'done';
  if (state === 'pending' || !(await end(parts, owed, state))) return;
  post.nudge();
  // The member's credits are gone and the money did not come: people must see to it.
  if (state === 'failed') log({ level: 'error', event: 'a refund failed', order: order.id });
}

async function putOff({ db, clock, log }: Parts, { order, refund }: OwedRefund, error: unknown): Promise<void> {
  const tries = refund.tries + 1;
  const trouble = error instanceof ProviderRefused || error instanceof ProviderDown ? error.message.slice(0, 200) : errorFacts(error).error;
  await noteRefund(db, order.id, { tries, trouble, dueAt: new Date(clock.now().getTime() + pauseAfter(tries)) });
  const grave = error instanceof ProviderRefused || tries >= patience;
  log({ level: grave ? 'error' : 'warn', event: 'a refund did not go', order: order.id, tries, ...errorFacts(error) });
}

/** Asks the provider for every refund that is owed and due, and what became of those that are on their way; `only`: of one order, due or not. Begins with no further one once `stop` says so. */
export async function pushRefunds(parts: Parts, only?: number, stop: () => boolean = () => false): Promise<void> {
  for (const owed of await refundsDue(parts.db, { now: parts.clock.now(), provider: parts.payments.name, only, count: atOnce })) {
    if (stop()) return;
    await push(parts, owed).catch((error: unknown) => putOff(parts, owed, error));
  }
}

/**
 * Notes that people have sent a refund at a company that the site has left: it is booked as any that arrived, and its member is told. False where there is none
 * to send so.
 */
export async function noteSentByHand(parts: Parts, orderId: number): Promise<boolean> {
  const sent = await parts.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const found = await leftRefund(tx, orderId, parts.payments.name);
    if (!found) return false;
    if (found.refund.state === 'failed') await tryRefundAgain(tx, orderId);
    const [owed, booked] = [await stillOwed(tx, found.refund), await moneyBackOf(tx, orderId)];
    if (owed > 0) await noteReturns(tx, found.order, { ...booked, refund: booked.refund + owed }, booked, parts.clock.now());
    return end({ ...parts, db: tx }, found, 'done');
  });
  if (sent) parts.post.nudge();
  return sent;
}
