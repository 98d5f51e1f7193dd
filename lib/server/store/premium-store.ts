// Whether a member is Premium: as long as an order of theirs stands, paid and not wholly given back. Specification, section 6; decision 158. (A03, P03)
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { offerEnd } from '@/lib/site/money/new-member-offer';
import { stayOffer } from '../domain/discount-rules';
import type { Database } from '../database/database';
import { changeMember } from './member-store';
import type { MemberRow } from './schema/members';
import { orders } from './schema/orders';

/** Whether a member has an order that stands, beside the one named. (P03) */
export async function hasOrderThatStands(db: Database, memberId: number, beside = 0): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).where(and(eq(orders.memberId, memberId), eq(orders.state, 'completed'), ne(orders.id, beside))).limit(1);
  return rows.length > 0;
}

/** Begins or ends Premium as a member's orders say, after one of them has changed. The member's row must be locked. (P03) */
export async function keepPremium(tx: Database, memberId: number): Promise<MemberRow> {
  return changeMember(tx, memberId, { paidUser: await hasOrderThatStands(tx, memberId) });
}

/** Whether a member has ever bought, whatever became of it. */
export async function everBought(db: Database, { id, paidUser }: Pick<MemberRow, 'id' | 'paidUser'>): Promise<boolean> {
  if (paidUser) return true;
  const rows = await db.select({ id: orders.id }).from(orders).where(and(eq(orders.memberId, id), inArray(orders.state, ['completed', 'refunded']))).limit(1);
  return rows.length > 0;
}

/** The same for what is offered to new members: the saving of new members is not theirs any more. Asked only while it lasts. (T08, T09) */
export async function hasBought(db: Database, member: Pick<MemberRow, 'id' | 'paidUser' | 'signupAt'>, now: Date): Promise<boolean> {
  return now >= offerEnd(member.signupAt) ? member.paidUser : everBought(db, member);
}

/** What decides whether something is offered to a member: whether they have ever bought, and the codes of orders whose payment is under way. Asked only while they may have something to save. (E14, T08, S10) */
export async function offerFacts(db: Database, member: Pick<MemberRow, 'id' | 'paidUser' | 'signupAt' | 'country' | 'stayDiscount' | 'stayDiscountUntil'>, now: Date): Promise<{ bought: boolean; pendingCodes: string[] }> {
  const bought = await hasBought(db, member, now);
  if (!stayOffer(member, now) && (bought || now >= offerEnd(member.signupAt))) return { bought, pendingCodes: [] };
  const underWay = and(eq(orders.memberId, member.id), eq(orders.state, 'pending'), isNotNull(orders.discountCode));
  const rows = await db.selectDistinct({ code: orders.discountCode }).from(orders).where(underWay);
  return { bought, pendingCodes: rows.map(({ code }) => code!) };
}
