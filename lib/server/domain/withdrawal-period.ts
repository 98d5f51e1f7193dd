// How long a purchase can be undone, and what then comes back. Days are the sites' own. Specification, section 9 (refund days); decisions, 'Honesty and safety'. (B05)
import { refundOf } from '@/lib/site/money/order-amounts';
import type { OrderRow } from '../store/schema/orders';
import { siteDay } from './site-day';

const day = 24 * 60 * 60 * 1000;
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

export type WithdrawalTerms = {
  /** The last day, YYYY-MM-DD. */
  until: string;
  /** 0 on the last day. */
  daysLeft: number;
  used: number;
  /** Minor units. */
  refund: number;
};

/**
 * What holds for an order at a moment, or null where it cannot be undone: not paid, for nothing, undone before, or the days are over. The day of the
 * purchase does not count. `left`: its credits that are still there; `taken`: those that went with money that is back already; `days`: the site's refund_days.
 */
export function withdrawalTerms(order: Pick<OrderRow, 'state' | 'paidAt' | 'amount' | 'credits' | 'returned'>, { left, taken = 0, days, now }: { left: number; taken?: number; days: number; now: Date }): WithdrawalTerms | null {
  if (order.state !== 'completed' || !order.paidAt || order.amount === 0 || order.returned >= order.amount) return null;
  const last = midnight(siteDay(order.paidAt).date) + days * day;
  const daysLeft = Math.round((last - midnight(siteDay(now).date)) / day);
  if (daysLeft < 0) return null;
  const refund = Math.min(refundOf({ paid: order.amount, credits: order.credits, unused: left }), order.amount - order.returned);
  return { until: new Date(last).toISOString().slice(0, 10), daysLeft, used: order.credits - taken - left, refund };
}
