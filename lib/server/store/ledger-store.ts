// The book of credits: lots, the transfers between accounts, and the balance on the member's row, all moved together. Bars M1, M2.
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, min, ne, sql } from 'drizzle-orm';
import { creditsReturned } from '@/lib/site/money/order-amounts';
import { Failure } from '../failure';
import type { Database } from '../database/database';
import { creditLots, transfers, type Account, type LotSource, type TransferReason } from './schema/ledger';
import { members } from './schema/members';
import { orders, type OrderRow } from './schema/orders';

type Movement = { memberId: number; now: Date };
type Line = { lotId: number; amount: number };

/** Moves the balance on the member's row, which also makes everybody else who moves it wait. Undefined where it would fall below zero. */
async function moveBalance(tx: Database, memberId: number, amount: number): Promise<number | undefined> {
  const [member] = await tx
    .update(members)
    .set({ credits: sql`${members.credits} + ${amount}` })
    .where(and(eq(members.id, memberId), gte(members.credits, -amount)))
    .returning({ credits: members.credits });
  return member?.credits;
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
  const balance = await moveBalance(tx, memberId, whole);
  // What is in the balance again may have lost its money meanwhile.
  const lots = lines.map(({ lotId }) => lotId);
  const poorer = await tx.select({ order: orders }).from(creditLots).innerJoin(orders, eq(orders.id, creditLots.orderId)).where(and(inArray(creditLots.id, lots), gt(orders.returned, 0)));
  let taken = 0;
  for (const { order } of poorer) taken += await fitCreditsToMoney(tx, { order, reason: 'chargeback', now });
  return balance === undefined ? null : balance + taken;
}

/** What is left of the credits that an order gave. */
export async function creditsLeftOf(db: Database, orderId: number): Promise<number> {
  const [lot] = await db.select({ left: creditLots.left }).from(creditLots).where(eq(creditLots.orderId, orderId));
  return lot?.left ?? 0;
}

type OrderMovement = Movement & { orderId: number; reason: 'withdrawal' | 'refund' | 'chargeback' };

/**
 * Takes the credits that are left of an order out of the balance, or so many of them: it was withdrawn, or money for it went back. Gives
 * how many. (S14)
 */
export async function takeOrderBack(tx: Database, { memberId, orderId, reason, most = Infinity, now }: OrderMovement & { most?: number }): Promise<number> {
  await moveBalance(tx, memberId, 0);
  const [lot] = await tx.select({ id: creditLots.id, left: creditLots.left }).from(creditLots).where(eq(creditLots.orderId, orderId));
  const amount = Math.min(lot?.left ?? 0, most);
  if (!lot || amount <= 0) return 0;
  await tx.update(creditLots).set({ left: lot.left - amount }).where(eq(creditLots.id, lot.id));
  await write(tx, [{ lotId: lot.id, amount }], { memberId, now, from: 'purse', to: 'withdrawn', reason, orderId });
  await moveBalance(tx, memberId, -amount);
  return amount;
}

/** Puts credits that were taken back into the balance again: their money came again. */
async function giveOrderAgain(tx: Database, { memberId, orderId, reason, amount, now }: OrderMovement & { amount: number }): Promise<void> {
  const [lot] = await tx.update(creditLots).set({ left: sql`${creditLots.left} + ${amount}` }).where(eq(creditLots.orderId, orderId)).returning({ id: creditLots.id });
  await write(tx, [{ lotId: lot!.id, amount }], { memberId, now, from: 'withdrawn', to: 'purse', reason, orderId });
  await moveBalance(tx, memberId, amount);
}

/** How many credits of an order have been taken back, by a withdrawal or because its money went. (S14) */
export async function creditsTakenOf(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ taken: sql<number>`coalesce(sum(case when ${transfers.toAccount} = 'withdrawn' then ${transfers.amount} else -${transfers.amount} end), 0)`.mapWith(Number) })
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), eq(transfers.unit, 'credits'), inArray(transfers.reason, ['withdrawal', 'refund', 'chargeback'])));
  return row!.taken;
}

/**
 * Lets the balance hold no more of an order than its money has paid for: of what went back, its share of the credits goes too, as far as it
 * is there; `again`: where money has come again, credits do. Gives by how much the balance has changed. Bar M1.
 */
export async function fitCreditsToMoney(tx: Database, { order, reason, again = false, now }: { order: OrderRow; reason: 'refund' | 'chargeback'; again?: boolean; now: Date }): Promise<number> {
  const { id: orderId, memberId, credits, amount: paid, returned } = order;
  await moveBalance(tx, memberId, 0);
  const more = creditsReturned({ credits, paid, returned }) - (await creditsTakenOf(tx, orderId));
  if (more > 0) return -(await takeOrderBack(tx, { memberId, orderId, reason, most: more, now }));
  if (more === 0 || !again) return 0;
  await giveOrderAgain(tx, { memberId, orderId, reason, amount: -more, now });
  return -more;
}

/** Money of an order that went back, in minor units: sent by us or by people at the payment company, and taken by the payer's bank. */
export type MoneyBack = { refund: number; chargeback: number };
export const nothingBack: MoneyBack = { refund: 0, chargeback: 0 };

/** What the book says of an order's money that went back; `before`: of its entries before this one. Bar M1. */
export async function moneyBackOf(db: Database, orderId: number, before?: number): Promise<MoneyBack> {
  const rows = await db
    .select({ reason: transfers.reason, amount: sql<number>`sum(case when ${transfers.toAccount} = 'payer' then ${transfers.amount} else -${transfers.amount} end)`.mapWith(Number) })
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), ne(transfers.unit, 'credits'), inArray(transfers.reason, ['refund', 'chargeback']), before === undefined ? undefined : lt(transfers.id, before)))
    .groupBy(transfers.reason);
  const of = (reason: string) => rows.find((row) => row.reason === reason)?.amount ?? 0;
  return { refund: of('refund'), chargeback: of('chargeback') };
}

/** How much of a withdrawal's `amount` has not gone back yet, whoever sent it. What had gone before the withdrawal is none of it. Bar M1. */
export async function stillOwed(db: Database, { orderId, amount }: { orderId: number; amount: number }): Promise<number> {
  const withdrawn = and(eq(transfers.orderId, orderId), eq(transfers.reason, 'withdrawal'), isNotNull(transfers.lotId));
  const [row] = await db.select({ first: min(transfers.id) }).from(transfers).where(withdrawn);
  const before = row?.first ? await moneyBackOf(db, orderId, Number(row.first)) : nothingBack;
  const now = await moneyBackOf(db, orderId);
  return Math.max(0, amount + before.refund + before.chargeback - now.refund - now.chargeback);
}

/** Writes money into the book: what was paid, its tax apart; or, back again, what was refunded; `undone`: what had gone back and came again. Amounts in minor units. */
export async function bookMoney(
  tx: Database,
  {
    memberId, orderId, currency, amount, tax, reason, undone = false, now,
  }: Movement & { orderId: number; currency: string; amount: number; tax: number; reason: 'payment' | 'refund' | 'chargeback'; undone?: boolean },
): Promise<void> {
  const parts = ([['sales', amount - tax], ['tax', tax]] as const).filter(([, part]) => part > 0);
  if (parts.length === 0) return;
  const comes = reason === 'payment' || undone;
  await tx.insert(transfers).values(
    parts.map(([account, part]) => ({
      memberId, unit: currency, amount: part, reason, orderId, createdAt: now,
      fromAccount: comes ? ('payer' as const) : account,
      toAccount: comes ? account : ('payer' as const),
    })),
  );
}
