// Making an order and its payment. The order is kept first: whatever happens then, its key finds the payment again. Specification, section 2. (S08, T12)
import { eq } from 'drizzle-orm';
import { countryInfo } from '@/lib/site/countries';
import { discountOn } from '@/lib/site/order-amounts';
import { pathTo } from '@/lib/site/routes';
import { taxRateIn } from '@/lib/site/tax-rates';
import type { PaymentMethod } from '@/lib/contract/payment-methods';
import { givenDiscount, plainCode, requireFitting, ruledDiscount, type Discount } from './domain/discount-rules';
import { orderNumber } from './domain/order-answer';
import { monthBegan } from './domain/site-day';
import { Failure } from './failure';
import { hostOf } from './guards/known-site';
import { isOwnMachine } from './mail/site-address';
import { ProviderDown, ProviderRefused } from './payments/provider';
import type { MemberCaller } from './route';
import { applyPayment, settleOrder } from './settle-order';
import type { Database } from './store/database';
import { lockMember } from './store/member-store';
import { bundlesFor, codeOf, orderOfRequest, ordersWithCode, spendingLimit, spentSince } from './store/order-store';
import { orders, type BundleRow, type Debtor, type OrderRow } from './store/schema/orders';
import type { MemberRow } from './store/schema/members';

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
  requestKey: string | null;
};

/** The currency that a member pays in. */
export const currencyOf = (country: string): string => countryInfo(country)?.currency ?? 'EUR';

/** The discount that a typed code stands for, for this member now. Throws code_not_found, code_used, code_expired. */
export async function discountFor(db: Database, typed: string, { session: { member }, site, now }: Pick<MemberCaller, 'session' | 'site' | 'now'>): Promise<Discount> {
  const code = plainCode(typed);
  const occasion = { member, timeBonusOn: site.settings.time_bonus, now };
  const discount = ruledDiscount(code, occasion) ?? givenDiscount(await codeOf(db, site.id, code), occasion);
  const used = discount.validity === 'once-per-user' ? await ordersWithCode(db, member.id, discount.code) : [];
  if (used.some(({ state }) => state === 'completed' || state === 'refunded')) throw new Failure('code_used', { fields: { code: 'code_used' } });
  return discount;
}

/** An order with the same code that is still open is called off, so that no code counts twice; where it is too late for that, the code is used. */
async function freeCode(caller: MemberCaller, code: string): Promise<void> {
  const { parts, session } = caller;
  for (const order of await ordersWithCode(parts.db, session.member.id, code)) {
    if (order.paymentId && !(await parts.payments.cancel(order.paymentId))) throw new Failure('code_used', { fields: { code: 'code_used' } });
    if (order.paymentId) await settleOrder(parts, order);
    else await parts.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
  }
}

async function requireWithinLimit(tx: Database, member: MemberRow, { amount, currency }: Wish, now: Date): Promise<void> {
  const { amount: limit } = await spendingLimit(tx, member.id, now);
  if (limit === null) return;
  if ((await spentSince(tx, member.id, currency, monthBegan(now))) + amount > limit) throw new Failure('spend_limit', { params: { limit, currency } });
}

async function bundleOf(caller: MemberCaller, wish: Wish): Promise<BundleRow> {
  const { parts, site, session } = caller;
  const country = session.member.country;
  const offered = await bundlesFor(parts.db, { siteId: site.id, country, currency: currencyOf(country) });
  const bundle = offered.find(({ id }) => id === wish.bundle);
  if (!bundle) throw new Failure('not_found');
  return bundle;
}

/** Keeps the order, or finds the one that this very call made. The member's row is locked: of two at once the second sees the first. */
function keepOrder(caller: MemberCaller, wish: Wish, bundle: BundleRow, discount: Discount | null): Promise<OrderRow> {
  const { parts, site, session, now } = caller;
  const { requestKey, method, backTo, debtor, customer, amount, currency } = wish;
  return parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, session.member.id);
    const before = requestKey === null ? undefined : await orderOfRequest(tx, member.id, requestKey);
    if (before) return before;
    await requireWithinLimit(tx, member, wish, now);
    if (discount?.validity === 'once-per-user' && (await ordersWithCode(tx, member.id, discount.code)).length > 0) throw new Failure('code_used', { fields: { code: 'code_used' } });
    const [order] = await tx
      .insert(orders)
      .values({
        key: Buffer.from(parts.random(18)).toString('base64url'), siteId: site.id, memberId: member.id, requestKey, bundleId: bundle.id, credits: bundle.credits,
        currency, listAmount: bundle.price, amount, discountCode: discount?.code, discountPercentage: discount?.percentage,
        country: member.country, taxRate: taxRateIn(member.country), method, provider: parts.payments.name, recurring: customer !== undefined, customer, debtor, backTo, createdAt: now,
      })
      .returning();
    return order!;
  });
}

/** Asks the provider for the order's payment, or for the one it has already: a repeat is harmless. Throws payment_unavailable, method_unavailable. */
export async function startPayment(caller: MemberCaller, order: OrderRow, bank?: string): Promise<OrderRow> {
  const { parts, site, session, request } = caller;
  // The host is a known site's; in front of all but this machine's own names stands https, whatever a proxy made of the request.
  const host = hostOf(request);
  const origin = `${isOwnMachine(host) ? 'http' : 'https'}://${host}`;
  const returnTo = `${origin}${pathTo('credits-id-paymentmethod', { id: order.bundleId, paymentmethod: order.method }, { payment: order.key })}`;
  try {
    const payment = await parts.payments.create({
      reference: order.key,
      amount: { amount: order.amount, currency: order.currency },
      description: `${site.settings.name} ${orderNumber(order)}`,
      method: order.method,
      bank,
      locale: `${session.member.language}-${order.country}`,
      returnTo,
      ...(origin.startsWith('https://') && { webhook: `${origin}/api/payment-webhook.php` }),
      ...(order.customer && order.recurring && { customer: order.customer }),
      ...(order.debtor && { account: { holder: order.debtor.holder, iban: order.debtor.iban } }),
    });
    await parts.db.update(orders).set({ paymentId: payment.id }).where(eq(orders.id, order.id));
    return await applyPayment(parts, { ...order, paymentId: payment.id }, payment);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      parts.log({ level: 'error', event: 'payment refused', order: order.id, field: error.field });
      await parts.db.update(orders).set({ state: 'failed', debtor: null }).where(eq(orders.id, order.id));
      throw new Failure('method_unavailable');
    }
    if (error instanceof ProviderDown) throw new Failure('payment_unavailable', { retryAfter: 5_000 });
    throw error;
  }
}

/**
 * Checks what is wished against what holds now, and keeps the order; `startPayment` comes after it. Throws not_found, the codes of
 * discounts, price_changed, spend_limit.
 */
export async function placeOrder(caller: MemberCaller, wish: Wish): Promise<OrderRow> {
  const { parts, session } = caller;
  const repeated = wish.requestKey === null ? undefined : await orderOfRequest(parts.db, session.member.id, wish.requestKey);
  if (repeated) return repeated;
  const bundle = await bundleOf(caller, wish);
  const discount = wish.code?.trim() ? await discountFor(parts.db, wish.code, caller) : null;
  if (discount) requireFitting(discount, { price: bundle.price, currency: bundle.currency, method: wish.method });
  const amount = bundle.price - (discount ? discountOn(bundle.price, discount.percentage) : 0);
  if (wish.amount !== amount || wish.currency !== bundle.currency) throw new Failure('price_changed', { params: { amount, currency: bundle.currency } });
  if (discount?.validity === 'once-per-user') await freeCode(caller, discount.code);
  return keepOrder(caller, wish, bundle, discount);
}
