// The one-time code of a direct debit: kept as a hash, few tries, few sendings, a short life. Specification, sections 2 and 5. (S09, V06)
import { createHash, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { Failure } from '../failure';
import type { Database } from '../database/database';
import { debitCodes, orders, type OrderRow } from './schema/orders';
import { transfers } from './schema/ledger';

const minute = 60_000;
/** `sending`: so long a code may be on its way to the gateway; whose server died meanwhile was never sent. */
export const debitCode = { life: 10 * minute, pause: minute, sending: 10_000, sendings: 3, tries: 5 } as const;

const hashOf = (orderId: number, code: string) => createHash('sha256').update(`${orderId}:${code}`).digest('hex');

/** Six digits from unguessable bytes. */
export const newDebitCode = (random: (bytes: number) => Uint8Array): string => String(Buffer.from(random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

type KeptCode = typeof debitCodes.$inferSelect;

/**
 * Keeps a new code for an order in place of the one before, which is answered; it counts as sent once `noteCodeSent` says so. Throws too_many_requests
 * where it is too soon, or too often.
 */
export function keepDebitCode(db: Database, orderId: number, code: string, now: Date): Promise<KeptCode | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(debitCodes).where(eq(debitCodes.orderId, orderId)).for('update');
    const pause = before?.sent === 0 ? debitCode.sending : debitCode.pause;
    const wait = before ? before.sentAt.getTime() + pause - now.getTime() : 0;
    if (wait > 0) throw new Failure('too_many_requests', { retryAfter: wait });
    if (before && before.sent >= debitCode.sendings) throw new Failure('too_many_requests', { retryAfter: 60 * minute });
    const fresh = { codeHash: hashOf(orderId, code), sentAt: now, sent: before?.sent ?? 0, tries: 0 };
    await tx.insert(debitCodes).values({ orderId, ...fresh }).onConflictDoUpdate({ target: debitCodes.orderId, set: fresh });
    return before;
  });
}

const isCode = (orderId: number, code: string) => and(eq(debitCodes.orderId, orderId), eq(debitCodes.codeHash, hashOf(orderId, code)));

/** Counts a code that was kept as sent. */
export async function noteCodeSent(db: Database, orderId: number, code: string): Promise<void> {
  await db.update(debitCodes).set({ sent: sql`${debitCodes.sent} + 1` }).where(isCode(orderId, code));
}

/** Takes back a code that could not be sent: the one before counts again, with what was tried meanwhile. */
export async function undoDebitCode(db: Database, orderId: number, code: string, before: KeptCode | undefined): Promise<void> {
  if (!before) await db.delete(debitCodes).where(isCode(orderId, code));
  else await db.update(debitCodes).set({ ...before, tries: sql`${debitCodes.tries} + ${before.tries}` }).where(isCode(orderId, code));
}

/**
 * Uses a code up; null where it was right. Otherwise says why not, once the transaction has written that it was tried: otp_invalid,
 * too_many_requests after too many wrong ones, link_expired where there is none that still counts.
 */
export async function spendDebitCode(tx: Database, orderId: number, typed: string, now: Date): Promise<'otp_invalid' | 'too_many_requests' | 'link_expired' | null> {
  const [kept] = await tx.select().from(debitCodes).where(eq(debitCodes.orderId, orderId)).for('update');
  if (!kept || now.getTime() - kept.sentAt.getTime() > debitCode.life) return 'link_expired';
  if (kept.tries >= debitCode.tries) return 'too_many_requests';
  const right = timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(hashOf(orderId, typed.replace(/\D/g, ''))));
  if (right) await tx.delete(debitCodes).where(eq(debitCodes.orderId, orderId));
  else await tx.update(debitCodes).set({ tries: sql`${debitCodes.tries} + 1` }).where(eq(debitCodes.orderId, orderId));
  return right ? null : 'otp_invalid';
}

/** When the order's code was sent last, or is being sent at this moment. */
export async function debitCodeSent(db: Database, orderId: number, now: Date): Promise<{ sentAt: Date } | undefined> {
  const [row] = await db.select({ sentAt: debitCodes.sentAt, sent: debitCodes.sent }).from(debitCodes).where(eq(debitCodes.orderId, orderId));
  return row && (row.sent > 0 || row.sentAt.getTime() + debitCode.sending > now.getTime()) ? row : undefined;
}

/** The order of a direct debit whose money a member's bank has taken back and not given again, or null. */
export async function chargedBackOrder(db: Database, memberId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(transfers.memberId, memberId), eq(transfers.reason, 'chargeback'), ne(transfers.unit, 'credits'), eq(orders.method, 'directdebit')))
    .groupBy(orders.id)
    .having(sql`sum(case when ${transfers.toAccount} = 'payer' then ${transfers.amount} else -${transfers.amount} end) > 0`)
    .limit(1);
  return row?.id ?? null;
}

/** Confirmed with its code, and not decided yet: its payment is being made, or nobody knows whether there is one. */
const underWay = and(eq(orders.method, 'directdebit'), eq(orders.state, 'loading'), isNotNull(orders.paymentState));

/** What a member has let be collected by direct debit in a currency since a moment, the oldest first, without the order `own`. */
export function debitsSince(db: Database, memberId: number, { currency, since, own }: { currency: string; since: Date; own?: number }): Promise<{ amount: number; createdAt: Date }[]> {
  const counts = or(inArray(orders.state, ['pending', 'completed']), underWay);
  return db
    .select({ amount: orders.amount, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.method, 'directdebit'), eq(orders.currency, currency), gt(orders.createdAt, since), counts, own === undefined ? undefined : ne(orders.id, own)))
    .orderBy(orders.createdAt);
}

/** A member's debits that were confirmed and are not decided. */
export const debitsUnderWay = (db: Database, memberId: number): Promise<OrderRow[]> => db.select().from(orders).where(and(eq(orders.memberId, memberId), underWay));

/** Notes that an order was confirmed with its code: from here on it counts, and its payment may be asked for. */
export async function confirmDebit(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx.update(orders).set({ paymentState: 'open', checkedAt: now }).where(and(eq(orders.id, orderId), eq(orders.state, 'loading')));
}

/** A member's debits that were begun and not confirmed with a code. */
const unconfirmed = (memberId: number) => and(eq(orders.memberId, memberId), eq(orders.method, 'directdebit'), eq(orders.state, 'loading'), isNull(orders.paymentId), isNull(orders.paymentState));

/** The member's debit whose code was sent, where that can still be typed or another be sent; one waits at a time. */
export async function waitingDebit(db: Database, memberId: number, now: Date): Promise<OrderRow | undefined> {
  const counts = and(gt(debitCodes.sentAt, new Date(now.getTime() - debitCode.life)), lt(debitCodes.tries, debitCode.tries));
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(debitCodes, eq(debitCodes.orderId, orders.id))
    .where(and(unconfirmed(memberId), isNotNull(orders.debtor), or(lt(debitCodes.sent, debitCode.sendings), counts)))
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.order;
}

/** Calls off what else a member began and never confirmed: one waits for its code at a time, and no account number stays behind. */
export async function cancelOtherDebits(db: Database, memberId: number, orderId: number): Promise<void> {
  await db.update(orders).set({ state: 'cancelled', debtor: null }).where(and(unconfirmed(memberId), ne(orders.id, orderId)));
}
