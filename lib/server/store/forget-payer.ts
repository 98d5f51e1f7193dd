// What is left of a member's purchases once the member is erased: the books, which the law wants kept, without the person. Specification, sections 2 and 4. (T13, B05)
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { notePayers } from './payers-to-forget';
import { debitCodes, discountCodes, orders, spendingLimits } from './schema/orders';
import { sandboxPayments } from './schema/sandbox';
import { textMessages } from './schema/text-messages';

/**
 * Takes account, address and telephone off a member's orders, and whom the provider could charge again: the provider is told by and by. What was sold, when, for how much and
 * in which country stays, and the provider's reference, so that money can still go back.
 */
export async function forgetPayer(tx: Database, memberId: number, now: Date): Promise<void> {
  await notePayers(tx, memberId, now);
  const own = await tx
    .update(orders)
    .set({ debtor: null, customer: null, recurring: false, checkoutUrl: null, backTo: null, requestKey: null })
    .where(eq(orders.memberId, memberId))
    .returning({ id: orders.id, key: orders.key });
  if (own.length > 0) {
    await tx.delete(debitCodes).where(inArray(debitCodes.orderId, own.map(({ id }) => id)));
    await tx
      .update(sandboxPayments)
      .set({ customer: null, asked: sql`${sandboxPayments.asked} - 'account' - 'bank' - 'customer'` })
      .where(inArray(sandboxPayments.reference, own.map(({ key }) => key)));
  }
  await tx.delete(spendingLimits).where(eq(spendingLimits.memberId, memberId));
  await tx.delete(discountCodes).where(eq(discountCodes.memberId, memberId));
  // A telephone is nowhere tied to a member: of text messages whose code is over, nobody's stays.
  await tx.delete(textMessages).where(lte(textMessages.expiresAt, now));
}
