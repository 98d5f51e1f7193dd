// Sends the money of withdrawals back, and sees it arrive. The key of each makes a repeat harmless. Bar M1.
import { eq } from 'drizzle-orm';
import { orderNumber } from './domain/order-answer';
import type { ServerParts } from './server-parts';
import { settleOrder } from './settle-order';
import { refundsUnderWay } from './store/order-store';
import { withdrawals } from './store/schema/orders';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments'>;
const atOnce = 50;

/** Asks the provider for every refund that is owed and not on its way, and what became of those that are; `only`: of one order. Throws ProviderDown. */
export async function pushRefunds(parts: Parts, only?: number): Promise<void> {
  const { db, clock, payments } = parts;
  const owed = await refundsUnderWay(db, atOnce);
  for (const { order, refund } of owed) {
    if ((only !== undefined && order.id !== only) || !order.paymentId) continue;
    const sent = refund.refundId
      ? { id: refund.refundId, state: await payments.refundState(order.paymentId, refund.refundId) }
      : await payments.refund({ payment: order.paymentId, amount: { amount: refund.amount, currency: order.currency }, key: `${order.key}-${refund.number}`, description: orderNumber(order) });
    await db
      .update(withdrawals)
      .set({ refundId: sent.id, state: sent.state, ...(sent.state === 'done' && { doneAt: clock.now() }) })
      .where(eq(withdrawals.orderId, order.id));
    // The member's credits are gone and the money did not come: people must see to it.
    if (sent.state === 'failed') parts.log({ level: 'error', event: 'a refund failed', order: order.id });
    await settleOrder(parts, order);
  }
}
