// Whether a payer's bank took the money of an order back. Decision 159.
import type { Database } from '../database/database';
import type { OrderWithRefund } from '../store/order-store';
import { moneyBackOf } from '../store/ledger-store';

/** An order that was refunded with no withdrawal, more of it by the bank than by us or by people at the payment company. (S14) */
export async function isChargedBack(db: Database, { order, refund }: Pick<OrderWithRefund, 'order' | 'refund'>): Promise<boolean> {
  if (order.state !== 'refunded' || refund) return false;
  const back = await moneyBackOf(db, order.id);
  return back.chargeback > back.refund;
}
