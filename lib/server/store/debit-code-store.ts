// The one-time code of a direct debit: kept as a hash, few tries, few sendings, a short life. Specification, sections 2 and 5. (S09, V06)
import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { Failure } from '../failure';
import type { Database } from './database';
import { debitCodes, orders } from './schema/orders';
import { transfers } from './schema/ledger';

const minute = 60_000;
export const debitCode = { life: 10 * minute, pause: minute, sendings: 3, tries: 5 } as const;

const hashOf = (orderId: number, code: string) => createHash('sha256').update(`${orderId}:${code}`).digest('hex');

/** Six digits from unguessable bytes. */
export const newDebitCode = (random: (bytes: number) => Uint8Array): string => String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** Keeps a new code for an order in place of the one before. Throws too_many_requests where it is too soon, or too often. */
export function keepDebitCode(db: Database, orderId: number, code: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(debitCodes).where(eq(debitCodes.orderId, orderId)).for('update');
    const wait = before ? before.sentAt.getTime() + debitCode.pause - now.getTime() : 0;
    if (wait > 0) throw new Failure('too_many_requests', { retryAfter: wait });
    if (before && before.sent >= debitCode.sendings) throw new Failure('too_many_requests', { retryAfter: 60 * minute });
    const fresh = { codeHash: hashOf(orderId, code), sentAt: now, sent: (before?.sent ?? 0) + 1, tries: 0 };
    await tx.insert(debitCodes).values({ orderId, ...fresh }).onConflictDoUpdate({ target: debitCodes.orderId, set: fresh });
  });
}

/** Uses a code up. Throws otp_invalid, too_many_requests after too many wrong ones, link_expired where there is none that still counts. */
export async function spendDebitCode(db: Database, orderId: number, typed: string, now: Date): Promise<void> {
  const outcome = await db.transaction(async (tx) => {
    const [kept] = await tx.select().from(debitCodes).where(eq(debitCodes.orderId, orderId)).for('update');
    if (!kept || now.getTime() - kept.sentAt.getTime() > debitCode.life) return 'link_expired' as const;
    if (kept.tries >= debitCode.tries) return 'too_many_requests' as const;
    const right = timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(hashOf(orderId, typed.replace(/\D/g, ''))));
    if (right) await tx.delete(debitCodes).where(eq(debitCodes.orderId, orderId));
    else await tx.update(debitCodes).set({ tries: sql`${debitCodes.tries} + 1` }).where(eq(debitCodes.orderId, orderId));
    return right ? null : ('otp_invalid' as const);
  });
  if (outcome) throw new Failure(outcome, outcome === 'otp_invalid' ? { fields: { otp: outcome } } : {});
}

/** When the order's code was sent last, and how often. */
export async function debitCodeSent(db: Database, orderId: number): Promise<{ sentAt: Date; sent: number } | undefined> {
  const [row] = await db.select({ sentAt: debitCodes.sentAt, sent: debitCodes.sent }).from(debitCodes).where(eq(debitCodes.orderId, orderId));
  return row;
}

/** Whether a bank has taken the money of a member's direct debit back. */
export async function hadChargeback(db: Database, memberId: number): Promise<boolean> {
  const rows = await db
    .select({ id: transfers.id })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(transfers.memberId, memberId), eq(transfers.reason, 'chargeback'), eq(orders.method, 'directdebit')))
    .limit(1);
  return rows.length > 0;
}

/** What a member has let be collected by direct debit since a moment, in minor units. */
export async function debitedSince(db: Database, memberId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${orders.amount}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.method, 'directdebit'), gte(orders.createdAt, since), inArray(orders.state, ['pending', 'completed'])));
  return row!.sum;
}
