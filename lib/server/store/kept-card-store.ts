// Cards that members had kept, for ordering again without a visit: whom the provider can charge stands with the order that was paid. (R09, X06)
import { and, eq, gt, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from './database';
import { lastPaidOrder } from './order-store';
import { orders } from './schema/orders';

/** Whom the provider can charge for the last order's card; null where none was kept, where it was kept at another provider, or where it has been declined since: nobody charges it blindly again. */
export async function cardOnFile(db: Database, memberId: number, provider: string): Promise<string | null> {
  const last = await lastPaidOrder(db, memberId);
  if (!last?.customer || last.method !== 'card' || last.provider !== provider) return null;
  const [declined] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), gt(orders.id, last.id), eq(orders.recurring, true), eq(orders.state, 'failed')))
    .limit(1);
  return declined ? null : last.customer;
}

/** Orders that wait for their card's charge keep its name until that is decided. */
const settledCards = (memberId: number) => and(eq(orders.memberId, memberId), eq(orders.method, 'card'), isNotNull(orders.customer), notInArray(orders.state, ['loading', 'pending']));

/** Everybody whom a provider can charge for this member's cards. */
export async function keptCards(db: Database, memberId: number, provider: string): Promise<string[]> {
  const rows = await db.selectDistinct({ customer: orders.customer }).from(orders).where(and(settledCards(memberId), eq(orders.provider, provider)));
  return rows.flatMap(({ customer }) => customer ?? []);
}

/** Forgets them. */
export async function dropKeptCards(db: Database, memberId: number): Promise<void> {
  await db.update(orders).set({ customer: null }).where(settledCards(memberId));
}
