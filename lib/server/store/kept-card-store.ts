// Cards that members had kept, for ordering again without a visit: whom the provider can charge stands with the order that was paid. (R09, X06)
import { and, eq, gt, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders, type OrderRow } from './schema/orders';

/** Whom the provider can charge for the card of `last`, the order that was paid last; null where none was kept, where it was kept at another provider, or where it has been declined since: nobody charges it blindly again. */
export async function cardOnFile(db: Database, last: OrderRow | undefined, provider: string): Promise<string | null> {
  if (!last?.customer || last.method !== 'card' || last.provider !== provider) return null;
  const [declined] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, last.memberId), gt(orders.id, last.id), eq(orders.recurring, true), eq(orders.state, 'failed')))
    .limit(1);
  return declined ? null : last.customer;
}

/** Orders that wait for their card's charge keep its name until that is decided. */
const settledCards = (memberId: number) => and(eq(orders.memberId, memberId), eq(orders.method, 'card'), isNotNull(orders.customer), notInArray(orders.state, ['loading', 'pending']));

/** Whether a card has been kept: one whose first payment came to nothing was not. */
export async function hasKeptCard(db: Database, memberId: number, provider: string): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).where(and(settledCards(memberId), eq(orders.provider, provider), isNotNull(orders.paidAt))).limit(1);
  return rows.length > 0;
}

/** Everybody whom a provider may know for this member's cards, also of payments that came to nothing: letting go leaves nobody behind. */
export async function keptCards(db: Database, memberId: number, provider: string): Promise<string[]> {
  const rows = await db.selectDistinct({ customer: orders.customer }).from(orders).where(and(settledCards(memberId), eq(orders.provider, provider)));
  return rows.flatMap(({ customer }) => customer ?? []);
}

/** Forgets them. */
export async function dropKeptCards(db: Database, memberId: number): Promise<void> {
  await db.update(orders).set({ customer: null }).where(settledCards(memberId));
}
