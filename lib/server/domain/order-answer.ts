// An order as its own member sees it. Specification, sections 3 (Order) and 4 (payment states). (E13, T12)
import type * as z from 'zod/mini';
import type { order as orderShape } from '@/lib/contract/orders';
import { discountOn, taxWithin } from '@/lib/site/money/order-amounts';
import type { OrderWithRefund } from '../store/order-store';
import type { OrderRow } from '../store/schema/orders';
import type { WithdrawalTerms } from './withdrawal-period';

/** What stands on invoice and receipt. */
export const orderNumber = ({ id }: Pick<OrderRow, 'id'>): string => `A-${20_000 + id}`;

/** The reference of a direct debit's mandate, shown to its member and sent to the company: letters, digits and a dash, which every bank takes (EPC 230-15). */
export const mandateReference = orderNumber;

/** `terms`: how the order can be undone, or null; `endsPremium`: it is the last one that makes its member premium. */
export function orderAnswer({ order, refund }: OrderWithRefund, terms: WithdrawalTerms | null, endsPremium = false): z.input<typeof orderShape> {
  const { key, credits, amount, currency, listAmount, discountCode, discountPercentage, taxRate } = order;
  return {
    payment_id: key,
    number: orderNumber(order),
    credits,
    amount,
    currency,
    state: order.state,
    bundle: order.bundleId,
    // What cost nothing was paid in no way, and has no tax in it.
    method: amount > 0 ? order.method : null,
    list_amount: listAmount,
    discount: discountCode && discountPercentage ? { code: discountCode, percentage: discountPercentage, amount: discountOn(listAmount, discountPercentage) } : null,
    tax: taxRate > 0 && amount > 0 ? { rate: taxRate, amount: taxWithin(amount, taxRate) } : null,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString(),
    begin_at_once: order.beginText,
    checkout_url: order.state === 'loading' || order.state === 'pending' ? order.checkoutUrl : null,
    recurring_failed: order.recurring && order.state === 'failed',
    withdrawal: terms && { until: terms.until, days_left: terms.daysLeft, used: terms.used, refund: { amount: terms.refund, currency }, ends_premium: endsPremium },
    returned: order.returned,
    refund: refund && { number: refund.number, amount: refund.amount, state: refund.state, requested_at: refund.requestedAt.toISOString(), done_at: refund.doneAt?.toISOString() },
    back_to: order.backTo,
  };
}
