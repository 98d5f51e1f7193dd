// What payment companies are still to let go of, kept until they have: what an erased member paid with, and the accounts of direct debits that came to nothing. Specification, section 4; decision 247. (T13, B05)
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { members } from './schema/members';
import { orders, type OrderRow } from './schema/orders';
import { payersToForget, type PayerToForget } from './schema/payers';

const day = 24 * 60 * 60 * 1000;
/** A charge that is under way is decided within this: before that its account stays. */
const underWay = 14 * day;
/** Whoever takes one has so long to ask about it; then another may. */
const atIt = 60_000;

type Payer = Pick<PayerToForget, 'provider' | 'customer'>;

async function keep(tx: Database, payer: Payer, dueAt: Date): Promise<void> {
  await tx.insert(payersToForget).values({ ...payer, dueAt }).onConflictDoNothing();
}

/** Notes everybody whom a company can charge for this member's orders; call it before the orders forget them. */
export async function notePayers(tx: Database, memberId: number, now: Date): Promise<void> {
  // Locked: one that is being written down at this moment is on its order by then.
  const all = await tx
    .select({ provider: orders.provider, customer: orders.customer, state: orders.state })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .for('update');
  const own = all.filter(({ customer }) => customer !== null);
  const open = new Set(own.filter(({ state }) => state === 'loading' || state === 'pending').map(({ customer }) => customer));
  for (const { provider, customer } of own) await keep(tx, { provider, customer: customer! }, open.has(customer) ? new Date(now.getTime() + underWay) : now);
}

/** A payment that ends after its member was erased brings nobody to charge back: who it names is noted like the others. True where that is so. */
export async function isErasedPayer(tx: Database, memberId: number, payer: Payer, now: Date): Promise<boolean> {
  const [member] = await tx.select({ erasedAt: members.erasedAt }).from(members).where(eq(members.id, memberId));
  if (!member?.erasedAt) return false;
  await keep(tx, payer, new Date(now.getTime() + underWay));
  return true;
}

/** Writes down with an order whom its company has made for it, whatever comes of the charge; not where its member was erased meanwhile. */
export function notePayer(db: Database, { id, memberId, provider }: OrderRow, customer: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
    if (!(await isErasedPayer(tx, memberId, { provider, customer }, now))) await tx.update(orders).set({ customer }).where(eq(orders.id, id));
  });
}

/** Has the company let go of the account of a direct debit that came to nothing, and gives the order as it is then. A kept card is not its order's alone, and stays. */
export async function dropDebtor(tx: Database, order: OrderRow, now: Date): Promise<OrderRow> {
  const { id, method, provider, customer } = order;
  if (method !== 'directdebit' || customer === null) return order;
  await keep(tx, { provider, customer }, now);
  const [left] = await tx.update(orders).set({ customer: null }).where(eq(orders.id, id)).returning();
  return left!;
}

/** The one at a company that has waited longest of those that are due, for whoever takes it alone. */
export function takePayer(db: Database, provider: string, now: Date): Promise<PayerToForget | undefined> {
  return db.transaction(async (tx) => {
    const due = and(eq(payersToForget.provider, provider), lte(payersToForget.dueAt, now));
    const [taken] = await tx.select().from(payersToForget).where(due).orderBy(asc(payersToForget.dueAt)).limit(1).for('update', { skipLocked: true });
    if (taken) await tx.update(payersToForget).set({ dueAt: new Date(now.getTime() + atIt) }).where(eq(payersToForget.id, taken.id));
    return taken;
  });
}

/** The company has let go of them. */
export async function dropPayer(db: Database, id: number): Promise<void> {
  await db.delete(payersToForget).where(eq(payersToForget.id, id));
}

/** The company did not answer: it is asked again later. */
export async function putPayerOff(db: Database, id: number, tries: number, dueAt: Date): Promise<void> {
  await db.update(payersToForget).set({ tries, dueAt }).where(eq(payersToForget.id, id));
}
