// The book of credits: lots, the transfers between accounts, and the balance on the member's row, all moved together. Bars M1, M2.
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { Failure } from '../failure';
import type { Database } from './database';
import { creditLots, transfers, type Account, type LotSource, type TransferReason } from './schema/ledger';
import { members } from './schema/members';

type Movement = { memberId: number; now: Date };
type Line = { lotId: number; amount: number };

/** Moves the balance on the member's row, which also makes everybody else who moves it wait. Undefined where it would fall below zero. */
async function moveBalance(tx: Database, memberId: number, amount: number): Promise<number | undefined> {
  const [purse] = await tx
    .update(members)
    .set({ credits: sql`${members.credits} + ${amount}` })
    .where(and(eq(members.id, memberId), gte(members.credits, -amount)))
    .returning({ credits: members.credits });
  return purse?.credits;
}

async function write(
  tx: Database,
  lines: readonly Line[],
  { memberId, now, from, to, reason, orderId, messageId }: Movement & { from: Account; to: Account; reason: TransferReason; orderId?: number; messageId?: number },
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(transfers).values(
    lines.map(({ lotId, amount }) => ({ memberId, unit: 'credits', amount, fromAccount: from, toAccount: to, reason, lotId, orderId, messageId, createdAt: now })),
  );
}

/** Gives credits: for nothing, or for an order, which can have them once. Gives the new balance, or null where the order has had them. */
export async function grantCredits(
  tx: Database,
  { memberId, amount, source, orderId, now }: Movement & { amount: number; source: LotSource; orderId?: number },
): Promise<number | null> {
  const [lot] = await tx.insert(creditLots).values({ memberId, source, orderId, granted: amount, left: amount, createdAt: now }).onConflictDoNothing().returning({ id: creditLots.id });
  if (!lot) return null;
  await write(tx, [{ lotId: lot.id, amount }], { memberId, now, from: source === 'order' ? 'sold' : 'given', to: 'purse', reason: source, orderId });
  return (await moveBalance(tx, memberId, amount)) ?? null;
}

/** Opens the book for balances that stand on members' rows already, as those of a seeded world do. */
export async function openBook(tx: Database, rows: readonly { memberId: number; credits: number; now: Date }[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 200) {
    const some = rows.slice(at, at + 200);
    const lots = await tx
      .insert(creditLots)
      .values(some.map(({ memberId, credits, now }) => ({ memberId, source: 'opening' as const, granted: credits, left: credits, createdAt: now })))
      .returning({ id: creditLots.id, memberId: creditLots.memberId, amount: creditLots.granted, createdAt: creditLots.createdAt });
    const opening = { unit: 'credits', fromAccount: 'given', toAccount: 'purse', reason: 'opening' } as const;
    await tx.insert(transfers).values(lots.map(({ id, ...lot }) => ({ ...lot, ...opening, lotId: id })));
  }
}

/**
 * Takes credits for a message: those given for nothing first, then the oldest bought. Gives what is left. Throws
 * not_enough_credits, and then the transaction must end.
 */
export async function spendCredits(
  tx: Database,
  { memberId, amount, reason, messageId, now }: Movement & { amount: number; reason: 'message' | 'gift'; messageId: number },
): Promise<number> {
  const balance = await moveBalance(tx, memberId, -amount);
  if (balance === undefined) throw new Failure('not_enough_credits', { params: { credits: amount } });
  const lots = await tx
    .select({ id: creditLots.id, left: creditLots.left })
    .from(creditLots)
    .where(and(eq(creditLots.memberId, memberId), gt(creditLots.left, 0)))
    .orderBy(asc(sql`${creditLots.source} = 'order'`), asc(creditLots.id));
  const lines: Line[] = [];
  let wanted = amount;
  for (const { id, left } of lots) {
    if (wanted === 0) break;
    const taken = Math.min(left, wanted);
    lines.push({ lotId: id, amount: taken });
    wanted -= taken;
  }
  if (wanted > 0) throw new Error(`The lots of member ${memberId} hold ${wanted} credits less than the balance.`);
  for (const { lotId, amount: taken } of lines) await tx.update(creditLots).set({ left: sql`${creditLots.left} - ${taken}` }).where(eq(creditLots.id, lotId));
  await write(tx, lines, { memberId, now, from: 'purse', to: 'spent', reason, messageId });
  return balance;
}

/** Gives back what a message cost, to the lots it came from, once. Gives the new balance, or null where nothing was left to give back. */
export async function giveCreditsBack(tx: Database, { memberId, messageId, now }: Movement & { messageId: number }): Promise<number | null> {
  // The balance first: it makes two who give back at once wait for each other.
  await moveBalance(tx, memberId, 0);
  const rows = await tx
    .select({ lotId: creditLots.id, amount: sql<string>`sum(case when ${transfers.fromAccount} = 'purse' then ${transfers.amount} else -${transfers.amount} end)` })
    .from(transfers)
    .innerJoin(creditLots, eq(creditLots.id, transfers.lotId))
    .where(and(eq(transfers.messageId, messageId), inArray(transfers.reason, ['message', 'gift', 'unsent'])))
    .groupBy(creditLots.id);
  const lines = rows.map(({ lotId, amount }) => ({ lotId, amount: Number(amount) })).filter(({ amount }) => amount > 0);
  const whole = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (whole === 0) return null;
  for (const { lotId, amount } of lines) await tx.update(creditLots).set({ left: sql`${creditLots.left} + ${amount}` }).where(eq(creditLots.id, lotId));
  await write(tx, lines, { memberId, now, from: 'spent', to: 'purse', reason: 'unsent', messageId });
  return (await moveBalance(tx, memberId, whole)) ?? null;
}

/** What is left of the credits that an order gave. */
export async function creditsLeftOf(db: Database, orderId: number): Promise<number> {
  const [lot] = await db.select({ left: creditLots.left }).from(creditLots).where(eq(creditLots.orderId, orderId));
  return lot?.left ?? 0;
}

/** Takes the credits that are left of an order out of the purse: it was withdrawn, or its money was taken back. Gives how many. */
export async function takeOrderBack(tx: Database, { memberId, orderId, reason, now }: Movement & { orderId: number; reason: 'withdrawal' | 'chargeback' }): Promise<number> {
  await moveBalance(tx, memberId, 0);
  const [lot] = await tx.select({ id: creditLots.id, left: creditLots.left }).from(creditLots).where(eq(creditLots.orderId, orderId));
  if (!lot || lot.left === 0) return 0;
  await tx.update(creditLots).set({ left: 0 }).where(eq(creditLots.id, lot.id));
  await write(tx, [{ lotId: lot.id, amount: lot.left }], { memberId, now, from: 'purse', to: 'withdrawn', reason, orderId });
  await moveBalance(tx, memberId, -lot.left);
  return lot.left;
}

/** Writes money into the book: what was paid, its tax apart; or, back again, what was refunded. Amounts in minor units. */
export async function bookMoney(
  tx: Database,
  { memberId, orderId, currency, amount, tax, reason, now }: Movement & { orderId: number; currency: string; amount: number; tax: number; reason: 'payment' | 'refund' | 'chargeback' },
): Promise<void> {
  const parts = ([['sales', amount - tax], ['tax', tax]] as const).filter(([, part]) => part > 0);
  if (parts.length === 0) return;
  await tx.insert(transfers).values(
    parts.map(([account, part]) => ({
      memberId, unit: currency, amount: part, reason, orderId, createdAt: now,
      fromAccount: reason === 'payment' ? ('payer' as const) : account,
      toAccount: reason === 'payment' ? account : ('payer' as const),
    })),
  );
}
