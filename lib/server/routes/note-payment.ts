// payment-webhook.php: the provider says that a payment has changed. Nothing it says is believed: the payment is asked for. Bars M1, S10.
import { Failure } from '../failure';
import { ProviderDown } from '../payments/provider';
import { networkLimit, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Caller, Route } from '../route';
import { isUndecided, settleOrder, tellOfSecond } from '../orders/settle-order';
import { adoptPayment, orderOfPayment, orderOfReference } from '../store/order-store';
import { noteTold } from '../store/orders-to-ask';
import type { OrderRow } from '../store/schema/orders';

/** Strangers may send any id: so many are looked up, and then one every so many milliseconds. */
const lookUps: Bucket = { size: 60, every: 1_000 };

/** Each word of a payment asks the provider: so often in a row, and then once every so many milliseconds. */
const perPayment: Bucket = { size: 30, every: 1_000 };

/** The order of a payment that was made, and not noted before its server died. Where its order has a payment already, people are told. */
async function adopted(id: string, caller: Caller): Promise<OrderRow | undefined> {
  const { db, payments, log } = caller.parts;
  await takeFromLimits(networkLimit('payment-webhook', caller, lookUps), caller);
  const payment = await payments.find(id);
  if (!payment) return undefined;
  const order = await adoptPayment(db, payment);
  const other = order ? undefined : await orderOfReference(db, payment.reference);
  if (other) tellOfSecond({ log }, other, payment);
  return order;
}

/** Throws unavailable where a payment is told of too often: its provider tells again, and the reconciler asks. */
async function takeFromPaymentLimit(id: string, { parts: { limits } }: Caller): Promise<void> {
  const pause = await limits.take(`payment-webhook:payment:${id}`, perPayment);
  if (pause > 0) throw new Failure('unavailable', { retryAfter: pause });
}

/** Answers the same to a payment that there is not: a stranger learns nothing. 503 where the provider could not be asked or is asked too often, so that it tells again. */
export const notePayment: Route<'notePayment'> = async ({ body: { id } }, caller) => {
  const { parts, site } = caller;
  try {
    const known = await orderOfPayment(parts.db, id);
    if (known?.siteId === site.id) await takeFromPaymentLimit(id, caller);
    const order = known ?? (await adopted(id, caller));
    if (order?.siteId !== site.id) return {};
    if (isUndecided(order)) await noteTold(parts.db, order.id);
    await settleOrder(parts, order);
  } catch (error) {
    if (error instanceof ProviderDown) throw new Failure('unavailable', { retryAfter: 10_000 });
    throw error;
  }
  return {};
};
