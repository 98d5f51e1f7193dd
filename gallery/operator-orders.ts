// Orders and refunds as operators see them: one in each state, and what did not arrive.
import type { ListedOrder } from '@/lib/server/operator/payment-pages';
import type { OwedRefund } from '@/lib/server/store/refund-store';
import type { OrderRow, WithdrawalRow } from '@/lib/server/store/schema/orders';
import { orderOf } from './world';

const made = orderOf();
const at = new Date('2026-11-21T12:00:00Z');

const row = (id: number, more: Partial<OrderRow> = {}): OrderRow => ({
  id, key: `${made.payment_id}-${id}`, siteId: 1, memberId: 1, requestKey: null, bundleId: 1, credits: made.credits, currency: made.currency ?? 'EUR', listAmount: made.amount, amount: made.amount, discountCode: null,
  discountPercentage: null, country: 'NL', taxRate: 21, method: 'ideal', state: 'completed', paymentState: null, checkedAt: null, provider: 'mollie', paymentId: null, checkoutUrl: null, customer: null, recurring: false, debtor: null,
  backTo: null, beginText: null, createdAt: new Date(at.getTime() - (450 - id) * 60_000), paidAt: at, returned: 0, ...more,
});
const back = (orderId: number, more: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  orderId, number: `H-7H3QK9BT${orderId}`, credits: made.credits, amount: made.amount, requestedAt: at, refundId: null, state: 'pending', doneAt: null, tries: 0, dueAt: null, trouble: null, attempt: 1, ...more,
});

export const stuckOrders: readonly OwedRefund[] = [
  { order: row(417, { state: 'refunded' }), refund: back(417, { state: 'failed', tries: 3, trouble: 'The bank account is closed.' }) },
  { order: row(402, { state: 'refunded', provider: 'sandbox' }), refund: back(402) },
];

export const lastOrders: readonly ListedOrder[] = [
  { order: row(418, { method: 'directdebit', state: 'pending' }), refund: null, chargedBack: false },
  ...stuckOrders.slice(0, 1).map((owed) => ({ ...owed, chargedBack: false })),
  { order: row(416, { state: 'refunded' }), refund: back(416, { state: 'done' }), chargedBack: false },
  { order: row(415, { state: 'refunded', method: 'paypal' }), refund: null, chargedBack: true },
  { order: row(414, { state: 'failed', method: 'card' }), refund: null, chargedBack: false },
  { order: row(413), refund: null, chargedBack: false },
];
