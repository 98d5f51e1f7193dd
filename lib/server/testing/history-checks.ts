// What must be so of every member's money and credits when a history has come to rest, whatever was in it. Bars M1, M2.
import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import { creditsReturned, taxWithin } from '@/lib/site/money/order-amounts';
import type { Database } from '../database/database';
import { creditLots, transfers } from '../store/schema/ledger';
import { mails } from '../store/schema/mails';
import { members, type MemberRow } from '../store/schema/members';
import { orders, withdrawals, type OrderRow, type WithdrawalRow } from '../store/schema/orders';
import type { CompanyInMemory } from './company-in-memory';

type Lot = typeof creditLots.$inferSelect;
type TransferRow = typeof transfers.$inferSelect;
type Seen = { member: MemberRow; orders: OrderRow[]; lots: Lot[]; lines: TransferRow[]; withdrawals: WithdrawalRow[]; company: CompanyInMemory; /** Letters by kind and order. */ letters: Map<string, number> };

const sum = <Item>(list: readonly Item[], of: (item: Item) => number) => list.reduce((total, item) => total + of(item), 0);
/** Into an account less what left it. */
const into = (account: TransferRow['toAccount'], lines: readonly TransferRow[]) => sum(lines, ({ toAccount, fromAccount, amount }) => (toAccount === account ? amount : 0) - (fromAccount === account ? amount : 0));

/** Names what is not as it must be. */
function* ofBalance({ member, lots, lines }: Seen): Generator<string> {
  const credits = lines.filter(({ unit }) => unit === 'credits');
  const [left, booked] = [sum(lots, (lot) => lot.left), into('purse', credits)];
  if (member.credits !== left || member.credits !== booked) yield `the balance is ${member.credits}, the lots hold ${left}, the book says ${booked}`;
  if (member.credits < 0) yield `the balance is ${member.credits}`;
  for (const lot of lots) {
    const own = into('purse', credits.filter(({ lotId }) => lotId === lot.id));
    if (lot.left < 0 || lot.left > lot.granted || own !== lot.left) yield `lot ${lot.id} holds ${lot.left} of ${lot.granted}, the book says ${own}`;
  }
}

function* ofOrder(order: OrderRow, { lots, lines, withdrawals: undone, company, member, letters }: Seen): Generator<string> {
  const { key, amount, credits, taxRate } = order;
  const isFree = amount === 0;
  const account = company.accountOf(key) ?? { paid: isFree, refund: 0, chargeback: 0 };
  const own = lines.filter(({ orderId, unit }) => orderId === order.id && unit !== 'credits');
  const of = (reason: TransferRow['reason']) => own.filter((line) => line.reason === reason);
  const [paid, refund, chargeback] = [-into('payer', of('payment')), into('payer', of('refund')), into('payer', of('chargeback'))];
  if (paid !== (account.paid ? amount : 0)) yield `${paid} was booked as paid, of ${account.paid ? amount : 0}`;
  if (refund !== account.refund || chargeback !== account.chargeback) yield `${refund} + ${chargeback} went back by the book, ${account.refund} + ${account.chargeback} at the company`;
  const back = refund + chargeback;
  if (back > paid) yield `${back} went back of ${paid}`;
  if (into('tax', own) !== taxWithin(paid, taxRate) - taxWithin(back, taxRate)) yield `the tax is ${into('tax', own)}`;
  if (order.returned !== back) yield `${order.returned} stands as returned, of ${back}`;

  const withdrawn = undone.find(({ orderId }) => orderId === order.id);
  const stands = account.paid && !withdrawn && (isFree || back < amount);
  const expected = stands ? ['completed'] : account.paid ? ['refunded'] : ['loading', 'pending', 'failed', 'cancelled'];
  if (!expected.includes(order.state)) yield `it is ${order.state}, not ${expected.join(' or ')}`;

  const lot = lots.find(({ orderId }) => orderId === order.id);
  if ((lot?.granted ?? 0) !== (account.paid ? credits : 0)) yield `${lot?.granted ?? 0} credits were given`;
  if (lot) {
    const moved = lines.filter(({ lotId }) => lotId === lot.id);
    const [taken, spent] = [into('withdrawn', moved), into('spent', moved)];
    const due = isFree ? 0 : Math.min(creditsReturned({ credits, paid: amount, returned: back }), credits - spent);
    if (withdrawn ? taken < due : taken !== due) yield `${taken} credits were taken back, due were ${due}`;
  }
  if (withdrawn && (withdrawn.state !== 'done' || back < withdrawn.amount)) yield `of a withdrawal of ${withdrawn.amount} (${withdrawn.state}) only ${back} went back`;
  const told = letters.get(`paid A-${20_000 + order.id}`) ?? 0;
  if (told !== (account.paid && member.email !== '' ? 1 : 0)) yield `${told} letters say that it was paid`;
}

function* ofMember(seen: Seen): Generator<string> {
  yield* ofBalance(seen);
  for (const order of seen.orders) for (const fault of ofOrder(order, seen)) yield `order ${order.key}: ${fault}`;
  const stands = seen.orders.some(({ state }) => state === 'completed');
  if (seen.member.paidUser !== stands) yield `Premium is ${seen.member.paidUser}`;
}

const bookedOf = sql`case when ${transfers.toAccount} = 'purse' then ${transfers.amount} when ${transfers.fromAccount} = 'purse' then -${transfers.amount} else 0 end`;

/** Written with its table, which a column of a statement's only table is not. */
const ownId = sql`${members}.id`;

/** What is wrong at a moment with the balances of the members from one id to another, by one statement: of those whose balance, lots and book do not agree. */
export async function balanceFaults(db: Database, [from, to]: readonly [number, number]): Promise<{ id: number; fault: string }[]> {
  const rows = await db
    .select({
      id: members.id,
      credits: members.credits,
      lots: sql<number>`(select coalesce(sum(${creditLots.left}), 0) from ${creditLots} where ${creditLots.memberId} = ${ownId})`.mapWith(Number),
      book: sql<number>`(select coalesce(sum(${bookedOf}), 0) from ${transfers} where ${transfers.memberId} = ${ownId} and ${transfers.unit} = 'credits')`.mapWith(Number),
    })
    .from(members)
    .where(and(gte(members.id, from), lte(members.id, to)));
  return rows.filter(({ credits, lots, book }) => credits < 0 || credits !== lots || credits !== book).map(({ id, credits, lots, book }) => ({ id, fault: `the balance is ${credits}, the lots hold ${lots}, the book says ${book}` }));
}

/** Looks at the members from one id to another, with all that is theirs; gives what is wrong, by member. */
export async function faultsOf(db: Database, [from, to]: readonly [number, number], company: CompanyInMemory): Promise<Map<number, string[]>> {
  const own = (column: typeof orders.memberId | typeof creditLots.memberId | typeof transfers.memberId | typeof members.id) => and(gte(column, from), lte(column, to));
  const bought = await db.select().from(orders).where(own(orders.memberId));
  const undone = bought.length === 0 ? [] : await db.select().from(withdrawals).where(inArray(withdrawals.orderId, bought.map(({ id }) => id)));
  const [lots, lines] = [await db.select().from(creditLots).where(own(creditLots.memberId)), await db.select().from(transfers).where(own(transfers.memberId))];
  const letters = new Map<string, number>();
  for (const { letter } of await db.select({ letter: mails.letter }).from(mails)) {
    if (letter?.kind !== 'order') continue;
    const name = `${letter.outcome.status} ${letter.number}`;
    letters.set(name, (letters.get(name) ?? 0) + 1);
  }
  const found = new Map<number, string[]>();
  for (const member of await db.select().from(members).where(own(members.id))) {
    const mine = <Row extends { memberId: number }>(rows: Row[]) => rows.filter(({ memberId }) => memberId === member.id);
    const faults = [...ofMember({ member, orders: mine(bought), lots: mine(lots), lines: mine(lines), withdrawals: undone, company, letters })];
    if (faults.length > 0) found.set(member.id, faults);
  }
  return found;
}
