// payment-webhook.php: the provider says that a payment has changed. Nothing it says is believed: the payment is asked for. Bars M1, S10.
import { Failure } from '../failure';
import { ProviderDown } from '../payments/provider';
import type { Route } from '../route';
import { settleOrder } from '../settle-order';
import { orderOfPayment } from '../store/order-store';

/** Answers the same to a payment that there is not: a stranger learns nothing. 503 where the provider could not be asked, so that it tells again. */
export const notePayment: Route<'notePayment'> = async ({ body: { id } }, { parts, site }) => {
  const order = await orderOfPayment(parts.db, id);
  if (!order || order.siteId !== site.id) return {};
  try {
    await settleOrder(parts, order);
  } catch (error) {
    if (error instanceof ProviderDown) throw new Failure('unavailable', { retryAfter: 10_000 });
    throw error;
  }
  return {};
};
