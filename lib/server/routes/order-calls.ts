// order.php and transactions.php: buying, looking how it stands, and undoing it. Specification, sections 2, 4 and 8. (S08, S14, T12, X06)
import { createHash } from 'node:crypto';
import { paymentMethods } from '@/lib/contract/payment-methods';
import { safeReturnPath } from '@/lib/site/addresses/return-path';
import { readEmail } from '../domain/email-address';
import { orderAnswer } from '../domain/order-answer';
import { withdrawalTerms } from '../domain/withdrawal-period';
import { Failure } from '../failure';
import { giveBackToLimits, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { isChargedBack } from '../orders/charged-back';
import { placeOrder, startPayment } from '../orders/place-order';
import { requestKeyOf } from '../request-key';
import type { MemberCaller, Route } from '../route';
import { freshOrder } from '../orders/settle-order';
import { creditsLeftOf, creditsTakenOf } from '../store/ledger-store';
import { cardOnFile } from '../store/kept-card-store';
import { lastPaidOrder, ordersOf, ownOrder, type OrderWithRefund } from '../store/order-store';
import { hasOrderThatStands } from '../store/premium-store';
import { withdrawOnce } from '../store/withdraw-order';
import { pushRefunds } from '../jobs/push-refunds';

const minute = 60_000;
const perMember: Bucket = { size: 12, every: minute };
const pageSize = 20;
/** How long an answer of the provider counts as fresh, in milliseconds: less than anybody needs to pay and come back, for a page without script does not ask again. */
const freshness = 300;

/** An order with what undoing it would mean now. */
async function answerOf(found: OrderWithRefund, { parts, site, now }: MemberCaller) {
  const { order } = found;
  if (order.state === 'refunded' && !found.refund) return { ...orderAnswer(found, null), charged_back: await isChargedBack(parts.db, found) };
  if (order.state !== 'completed') return orderAnswer(found, null);
  const [left, taken] = [await creditsLeftOf(parts.db, order.id), order.returned > 0 ? await creditsTakenOf(parts.db, order.id) : 0];
  const terms = withdrawalTerms(order, { left, taken, days: site.settings.refund_days, now });
  return orderAnswer(found, terms, terms !== null && !(await hasOrderThatStands(parts.db, order.memberId, order.id)));
}

async function requireOwn(key: string, { parts, session }: MemberCaller): Promise<OrderWithRefund> {
  const found = await ownOrder(parts.db, session.member.id, key);
  if (!found) throw new Failure('not_found');
  return found;
}

/**
 * Counts an order. The same press of the button does not count again within a minute, as it makes no second order; with another body it is
 * another press. Throws too_many_requests.
 */
async function takeFromOrderLimit(requestKey: string | null, body: object, caller: MemberCaller): Promise<void> {
  const { parts: { limits }, session: { member } } = caller;
  const pressed = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const press = { key: `order:${member.id}:${requestKey}:${pressed}`, bucket: { size: 1, every: minute } };
  if (requestKey !== null && (await limits.take(press.key, press.bucket)) > 0) return;
  try {
    await takeFromLimits([{ key: `order:${member.id}`, bucket: perMember }], caller);
  } catch (error) {
    // What was refused did not count: sent once more, it is no repeat.
    await giveBackToLimits([press], caller);
    throw error;
  }
}

export const createOrder: Route<'createOrder'> = async ({ body }, caller) => {
  const { parts, session, request } = caller;
  const requestKey = requestKeyOf(request);
  await takeFromOrderLimit(requestKey, body, caller);
  const method = paymentMethods.find((each) => each === body.method);
  // Direct debit has a form of its own, which asks for more; where nothing is collected it has nothing to ask.
  if (!method || (method === 'directdebit' && body.amount > 0)) throw new Failure('method_unavailable');
  const customer = body.recurring && method === 'card' ? await cardOnFile(parts.db, await lastPaidOrder(parts.db, session.member.id), parts.payments.name) : null;
  const placed = await placeOrder(caller, {
    bundle: body.bundle, method, bank: body.bank, code: body.code, amount: body.amount, currency: body.currency, customer: customer ?? undefined,
    backTo: body.back_to && safeReturnPath(body.back_to), beginText: body.begin_at_once, requestKey,
  });
  const order = placed.state === 'loading' && !placed.paymentId ? await startPayment(caller, placed, { bank: body.bank, keepCard: body.keep_card && method === 'card' }) : placed;
  return { order: await answerOf((await ownOrder(parts.db, session.member.id, order.key))!, caller) };
};

export const getOrder: Route<'getOrder'> = async ({ query }, caller) => {
  const found = await freshOrder(caller.parts, await requireOwn(query.payment_id, caller), freshness);
  return { order: await answerOf(found, caller) };
};

export const listOrders: Route<'listOrders'> = async ({ query: { after } }, caller) => {
  const { parts, session } = caller;
  const found = await ordersOf(parts.db, session.member.id, { after, count: pageSize, provider: parts.payments.name });
  const shown = found.slice(0, pageSize);
  return { transactions: await Promise.all(shown.map((each) => answerOf(each, caller))), next: found.length > pageSize ? shown.at(-1)!.order.id : null };
};

export const withdrawOrder: Route<'withdrawOrder'> = async ({ body }, caller) => {
  const { parts, session, site, now } = caller;
  const { order } = await requireOwn(body.payment_id, caller);
  const address = body.email ? readEmail(body.email) : null;
  if (body.email && !address) throw new Failure('invalid_input', { fields: { email: 'email_invalid' } });
  const credits = await withdrawOnce(parts, { orderId: order.id, refund: body.refund, days: site.settings.refund_days, to: address?.address, now });
  parts.post.nudge();
  if (credits !== null) parts.bus.publish(session.member.id, { event: { type: 'credits', credits } });
  // The money goes on its way now; where the provider is down the job sends it later.
  await pushRefunds(parts, order.id).catch(() => undefined);
  return { order: await answerOf(await requireOwn(body.payment_id, caller), caller) };
};

