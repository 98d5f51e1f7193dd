// Making an order and its payment. The order is kept first: whatever happens then, its key finds the payment again. Specification, section 2. (S08, T12)
import { and, eq, isNull } from 'drizzle-orm';
import { countryInfo } from '@/lib/site/countries/countries';
import { discountOn } from '@/lib/site/money/order-amounts';
import { taxRateIn } from '@/lib/site/countries/tax-rates';
import type { PaymentMethod } from '@/lib/contract/payment-methods';
import { givenDiscount, newMemberCodes, plainCode, requireFitting, ruledDiscount, type Discount } from '../domain/discount-rules';
import { monthBegan } from '../domain/site-day';
import { Failure } from '../failure';
import { withCodeTry } from '../guards/code-tries';
import { hostOf } from '../guards/known-site';
import { makePayment, type Visit } from './make-payment';
import { ProviderDown, ProviderRefused } from '../payments/provider';
import type { MemberCaller } from '../route';
import { callOff, callOffOvertaken, complete } from './settle-order';
import type { Database } from '../database/database';
import { lockMember } from '../store/member-store';
import { bundlesFor, codeOf, openOrders, orderOfRequest, ordersWithCode, retiredBundle, spendingLimit, spentSince } from '../store/order-store';
import { isChargedAlone } from '../store/orders-to-ask';
import { dropDebtor } from '../store/payers-to-forget';
import { hasBought } from '../store/premium-store';
import { orders, type BundleRow, type Debtor, type OrderRow } from '../store/schema/orders';

export type Wish = {
  bundle: number;
  method: PaymentMethod;
  bank?: string;
  code?: string;
  /** What stood on the button. */
  amount: number;
  currency: string;
  /** Whom the provider charges without a visit. */
  customer?: string;
  debtor?: Debtor;
  backTo?: string;
  /** The words that let the credits be used at once, where they were ticked. */
  beginText?: string;
  requestKey: string | null;
};

/** The currency that a member pays in. */
export const currencyOf = (country: string): string => countryInfo(country)?.currency ?? 'EUR';

/** The discount that a typed code stands for, for this member now. Throws code_not_found, code_used, code_expired. */
export async function discountFor(db: Database, typed: string, { session: { member }, site, now }: Pick<MemberCaller, 'session' | 'site' | 'now'>): Promise<Discount> {
  const code = plainCode(typed);
  const occasion = { member, bought: await hasBought(db, member, now), timeBonusOn: site.settings.time_bonus, now };
  const discount = ruledDiscount(code, occasion) ?? givenDiscount(await codeOf(db, site.id, code), occasion);
  const used = discount.validity === 'once-per-user' ? await ordersWithCode(db, member.id, discount.code) : [];
  if (used.some(({ state }) => state === 'completed' || state === 'refunded')) throw new Failure('code_used', { fields: { code: 'code_used' } });
  return discount;
}

/** Calls an order off, as far as that goes. Throws payment_unavailable. */
async function calledOff({ parts }: MemberCaller, order: OrderRow): Promise<boolean> {
  try {
    return await callOff(parts, order);
  } catch (error) {
    if (error instanceof ProviderDown) throw new Failure('payment_unavailable', { retryAfter: 5_000 });
    throw error;
  }
}

/** Whether an order came of the same press of the button, sent more than once: it stands in nobody's way. */
const isSamePress = (order: Pick<OrderRow, 'requestKey'>, { requestKey }: Pick<Wish, 'requestKey'>) => requestKey !== null && order.requestKey === requestKey;

/** Why a code does not count beside an order that has it: that was paid, or may yet be, which its own page says. */
export const codeTaken = ({ state, key, bundleId, method }: OrderRow) =>
  state === 'loading' || state === 'pending'
    ? new Failure('code_open', { params: { payment_id: key, bundle: bundleId, method } })
    : new Failure('code_used', { fields: { code: 'code_used' } });

/**
 * An order with the same code that waits to be paid is called off, so that no code counts twice. Many methods do not allow that: then one that is
 * open for the very same is gone on with, and given; of another, and of one whose payment is under way, the member is told. Throws code_open, code_used.
 */
async function freeCode(caller: MemberCaller, code: string, wish: Wish): Promise<OrderRow | null> {
  const { db } = caller.parts;
  const { bundle, method, amount, currency } = wish;
  for (const found of await ordersWithCode(db, caller.session.member.id, code)) {
    if (isSamePress(found, wish) || (await calledOff(caller, found))) continue;
    const [order] = await db.select().from(orders).where(eq(orders.id, found.id));
    if (!order || order.state === 'failed' || order.state === 'cancelled') continue;
    const same = order.bundleId === bundle && order.method === method && order.amount === amount && order.currency === currency;
    if (same && order.state === 'loading' && order.checkoutUrl) return order;
    throw codeTaken(order);
  }
  return null;
}

type Room = { limit: number | null; left: number; open: OrderRow[] };

/** What a member's own limit leaves this month, and the orders at a checkout, which may yet be paid. Throws limit_currency where it is in other money. */
async function roomOf(tx: Database, memberId: number, currency: string, now: Date): Promise<Room> {
  const { limit } = await spendingLimit(tx, memberId, now);
  if (limit === null) return { limit, left: Infinity, open: [] };
  // What is left of it in other money nobody can say: rates change.
  if (limit.currency !== currency) throw new Failure('limit_currency', { params: { currency, limit_currency: limit.currency } });
  return { limit: limit.amount, left: limit.amount - (await spentSince(tx, memberId, currency, monthBegan(now))), open: await openOrders(tx, memberId, currency, now) };
}

const sumOf = (list: readonly OrderRow[]) => list.reduce((sum, { amount }) => sum + amount, 0);

/** Orders that were left at a checkout make room for one that would fit without them, the oldest first and no more than it needs; what cannot be called off keeps its room. */
async function makeRoom(caller: MemberCaller, wish: Wish): Promise<void> {
  const { amount, currency } = wish;
  if (amount === 0) return;
  const { left, open } = await roomOf(caller.parts.db, caller.session.member.id, currency, caller.now);
  if (amount > left || amount + sumOf(open) <= left) return;
  let over = amount + sumOf(open) - left;
  for (const order of open.filter((each) => !isSamePress(each, wish))) if (over > 0 && (await calledOff(caller, order))) over -= order.amount;
}

/**
 * Throws spend_limit where an order would go over the member's own limit, with those that may yet be paid, and limit_currency. What costs
 * nothing always fits. `own`: the order itself, where it is kept already.
 */
export async function requireWithinLimit(tx: Database, memberId: number, { amount, currency }: Pick<Wish, 'amount' | 'currency'>, now: Date, own?: number): Promise<void> {
  if (amount === 0) return;
  const { limit, left, open } = await roomOf(tx, memberId, currency, now);
  if (limit !== null && amount + sumOf(open.filter(({ id }) => id !== own)) > left) throw new Failure('spend_limit', { params: { limit, currency } });
}

/**
 * The bundle that is ordered. Throws not_found; and price_changed where an operator took it off sale while it was looked at, since that is how
 * prices change: its params name the bundle that is sold in its place, the one of the nearest number of credits.
 */
async function bundleOf(caller: MemberCaller, wish: Wish): Promise<BundleRow> {
  const { parts, site, session } = caller;
  const country = session.member.country;
  const offered = await bundlesFor(parts.db, { siteId: site.id, country, currency: currencyOf(country) });
  const bundle = offered.find(({ id }) => id === wish.bundle);
  if (bundle) return bundle;
  const retired = await retiredBundle(parts.db, site.id, wish.bundle);
  const apart = ({ credits }: BundleRow) => Math.abs(credits - (retired?.credits ?? 0));
  const [instead] = offered.toSorted((one, other) => apart(one) - apart(other));
  if (!retired || !instead) throw new Failure('not_found');
  throw new Failure('price_changed', { params: { bundle: instead.id, amount: instead.price, currency: instead.currency } });
}

/**
 * Keeps the order, or finds the one that this very call made. The member's row is locked: of two at once the second sees the first. One
 * that costs nothing is complete with it, and asks nothing of a provider; `credits`: the balance, where that has moved.
 */
function keepOrder(caller: MemberCaller, wish: Wish, bundle: BundleRow, discount: Discount | null): Promise<{ order: OrderRow; credits: number | null }> {
  const { parts, site, session, now } = caller;
  const { requestKey, method, backTo, beginText, debtor, customer, amount, currency } = wish;
  return parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, session.member.id);
    const before = requestKey === null ? undefined : await orderOfRequest(tx, member.id, requestKey);
    if (before) return { order: before, credits: null };
    await requireWithinLimit(tx, member.id, wish, now);
    if (discount && newMemberCodes.includes(discount.code) && (await hasBought(tx, member, now))) throw new Failure('code_used', { fields: { code: 'code_used' } });
    const [taken] = discount?.validity === 'once-per-user' ? await ordersWithCode(tx, member.id, discount.code) : [];
    if (taken) throw codeTaken(taken);
    const [order] = await tx
      .insert(orders)
      .values({
        key: Buffer.from(parts.random(18)).toString('base64url'), siteId: site.id, memberId: member.id, requestKey, bundleId: bundle.id, credits: bundle.credits,
        currency, listAmount: bundle.price, amount, discountCode: discount?.code, discountPercentage: discount?.percentage,
        country: member.country, taxRate: taxRateIn(member.country), method, provider: amount === 0 ? 'none' : parts.payments.name, recurring: customer !== undefined, customer, debtor, backTo, beginText, createdAt: now,
      })
      .returning();
    return amount === 0 ? complete(tx, order!, now) : { order: order!, credits: null };
  });
}

/**
 * Asks the provider for the order's payment, or for the one it has already: a repeat is harmless. An order that has been called
 * off meanwhile gets none; one whose charge was not heard of stays as it is. Throws payment_unavailable (nothing was charged), method_unavailable.
 */
export async function startPayment(caller: MemberCaller, order: OrderRow, how: Omit<Visit, 'host'> = {}): Promise<OrderRow> {
  const { parts, request, now } = caller;
  const loading = and(eq(orders.id, order.id), eq(orders.state, 'loading'));
  // One that was kept before the site changed its company is that of the one that is asked first.
  const asked = order.paymentState === null && { provider: parts.payments.name };
  const [claimed] = await parts.db.update(orders).set({ paymentState: 'open', checkedAt: now, ...asked }).where(loading).returning();
  if (!claimed) return order;
  try {
    return await makePayment(parts, { ...order, ...asked }, { host: hostOf(request), ...how });
  } catch (error) {
    if (error instanceof ProviderRefused) {
      parts.log({ level: 'error', event: 'payment refused', order: order.id, field: error.field });
      const failed = await parts.db.transaction(async (tx) => {
        const [row] = await tx.update(orders).set({ state: 'failed', debtor: null }).where(and(loading, isNull(orders.paymentId))).returning();
        return row && dropDebtor(tx, row, now);
      });
      // A card on file that is refused ends as one that is declined: the order says so, and offers other ways.
      if (order.recurring) return failed ?? order;
      throw new Failure('method_unavailable');
    }
    if (!(error instanceof ProviderDown)) throw error;
    // Without a visit the money may have been taken all the same: the order is under way until the provider says what it knows.
    if (!isChargedAlone(order)) throw new Failure('payment_unavailable', { retryAfter: 5_000 });
    parts.log({ level: 'warn', event: 'a charge was not heard of', order: order.id });
    return claimed;
  }
}

/** The order that the same press has made already. Throws method_unavailable. */
async function orderOfPress({ parts, session }: MemberCaller, wish: Wish): Promise<OrderRow | undefined> {
  const repeated = wish.requestKey === null ? undefined : await orderOfRequest(parts.db, session.member.id, wish.requestKey);
  // A key stands for one press: with another way to pay it is another, and a debit is never begun without its code.
  if (repeated && (repeated.method !== wish.method || (repeated.debtor && !wish.debtor))) throw new Failure('method_unavailable');
  return repeated;
}

/**
 * Checks what is wished against what holds now, and keeps the order; `startPayment` comes after it. However often and at once a press is sent, it
 * is one order. Throws not_found, the codes of discounts, price_changed, spend_limit, limit_currency, too_many_requests.
 */
export async function placeOrder(caller: MemberCaller, wish: Wish): Promise<OrderRow> {
  const repeated = await orderOfPress(caller, wish);
  if (repeated) return repeated;
  try {
    return await newOrder(caller, wish);
  } catch (error) {
    // What stood in the way may be what the same press did a moment ago: its code is used by it.
    const meanwhile = error instanceof Failure ? await orderOfPress(caller, wish) : undefined;
    if (!meanwhile) throw error;
    return meanwhile;
  }
}

/** The discount of the code that was typed, where it fits what is bought. Throws the codes of discounts, and too_many_requests to who guesses. */
async function discountOf(caller: MemberCaller, { code, method }: Wish, { price, currency }: BundleRow): Promise<Discount | null> {
  if (!code?.trim()) return null;
  return withCodeTry(caller, async () => {
    const discount = await discountFor(caller.parts.db, code, caller);
    requireFitting(discount, { price, currency, method });
    return discount;
  });
}

async function newOrder(caller: MemberCaller, wish: Wish): Promise<OrderRow> {
  const { parts } = caller;
  const bundle = await bundleOf(caller, wish);
  const discount = await discountOf(caller, wish, bundle);
  const amount = bundle.price - (discount ? discountOn(bundle.price, discount.percentage) : 0);
  if (wish.amount !== amount || wish.currency !== bundle.currency) throw new Failure('price_changed', { params: { amount, currency: bundle.currency } });
  const open = discount?.validity === 'once-per-user' ? await freeCode(caller, discount.code, wish) : null;
  if (open) return open;
  await makeRoom(caller, wish);
  const { order, credits } = await keepOrder(caller, wish, bundle, discount);
  if (credits !== null) {
    parts.bus.publish(order.memberId, { event: { type: 'credits', credits } });
    parts.post.nudge();
    parts.log({ level: 'info', event: 'order settled', order: order.id, state: order.state });
    await callOffOvertaken(parts, order.memberId);
  }
  return order;
}
