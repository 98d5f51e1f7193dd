// directdebit.php: the form, the one-time code to the phone, and the collection after it. Specification, sections 2, 5 and 8. (R10, S09, V06, X06)
import { debitForm } from '@/lib/contract/debit-form';
import { formFaults } from '@/lib/contract/form-faults';
import { bankOf, maskedIban } from '@/lib/site/countries/iban';
import { phoneExample, postcodeExample } from '@/lib/site/countries/postcodes';
import { safeReturnPath } from '@/lib/site/addresses/return-path';
import { isChargedBack } from '../orders/charged-back';
import { debitLimit, debitStop, requireDebitAllowed } from '../orders/debit-allowance';
import { cleanDebtor, debtorInput } from '../domain/debtor-input';
import { refuseFaults } from '../domain/input-faults';
import { orderAnswer } from '../domain/order-answer';
import { Failure } from '../failure';
import { takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { findPayment } from '../orders/make-payment';
import { currencyOf, placeOrder, requireWithinLimit, startPayment } from '../orders/place-order';
import { requestKeyOf } from '../request-key';
import type { MemberCaller, Route } from '../route';
import { codeSentAnswer, sendDebitCode } from '../orders/send-debit-code';
import { settleOrder } from '../orders/settle-order';
import { cancelOtherDebits, confirmDebit, debitCodeSent, debitsUnderWay, spendDebitCode } from '../store/debit-code-store';
import { lockMember } from '../store/member-store';
import { orderById, ownOrder, type OrderWithRefund } from '../store/order-store';
import type { OrderRow } from '../store/schema/orders';
import { within } from '../within';
import { methodsPatience } from './credit-calls';

const perMember: Bucket = { size: 6, every: 10 * 60_000 };

/** Nothing has been asked of the bank, as far as is known. */
const isUnpaid = ({ state, paymentId, debtor }: OrderRow) => state === 'loading' && !paymentId && debtor !== null;

/** Begun, and still waiting for its code. */
const isOpen = (order: OrderRow) => isUnpaid(order) && order.paymentState === null;

async function ownDebit(key: string, { parts, session }: MemberCaller): Promise<OrderWithRefund> {
  const found = await ownOrder(parts.db, session.member.id, key);
  if (!found || found.order.method !== 'directdebit') throw new Failure('not_found');
  return found;
}

async function begunAnswer({ parts, now }: MemberCaller, found: OrderWithRefund) {
  const { order } = found;
  const sent = isOpen(order) ? await debitCodeSent(parts.db, order.id, now) : undefined;
  return {
    order: { ...orderAnswer(found, null), charged_back: await isChargedBack(parts.db, found) },
    open: isOpen(order),
    code_sent: sent && codeSentAnswer(order, sent.sentAt),
    account: order.debtor && { holder: order.debtor.holder, iban: maskedIban(order.debtor.iban), bank: bankOf(order.debtor.iban) },
  };
}

export const getDirectDebit: Route<'getDirectDebit'> = async ({ query }, caller) => {
  const found = query.payment_id === undefined ? null : await ownDebit(query.payment_id, caller);
  const order = found?.order;
  const currency = currencyOf(caller.session.member.country);
  const stop = await debitStop(caller.parts.db, order ?? { amount: query.amount ?? 0, currency }, { memberId: caller.session.member.id, now: caller.now, own: order?.id });
  return {
    stop: stop?.code,
    blocked_by: stop?.code === 'directdebit_blocked' ? stop.order : null,
    limit: { amount: debitLimit, currency: order?.currency ?? currency },
    free_from: stop?.code === 'directdebit_limit' ? stop.from?.toISOString() : null,
    ...(found && (await begunAnswer(caller, found))),
  };
};

/** Finds out what became of debits that were confirmed and not decided: what came to nothing leaves its room to the next. */
async function lookAtDebits({ parts, session }: MemberCaller): Promise<void> {
  for (const order of await debitsUnderWay(parts.db, session.member.id)) {
    await (order.paymentId ? settleOrder(parts, order) : findPayment(parts, order)).catch(() => undefined);
  }
}

/** Whether the provider collects such an amount. Throws payment_unavailable where it does not say so in time. */
async function isOffered(amount: number, { parts, session: { member: { country } } }: MemberCaller): Promise<boolean> {
  const offered = await within(methodsPatience, parts.payments.methods({ amount, currency: currencyOf(country) }, country)).catch(() => {
    throw new Failure('payment_unavailable', { retryAfter: 5_000 });
  });
  return offered.some(({ method }) => method === 'directdebit');
}

export const startDirectDebit: Route<'startDirectDebit'> = async ({ body: typed }, caller) => {
  const { parts, session, request, now } = caller;
  const { id, country } = session.member;
  const body = cleanDebtor(typed);
  // What was typed wrong asks nobody for anything, and is not counted.
  const faults = formFaults(debitForm(country), { ...body, mandate: body.mandate ? '1' : '' });
  refuseFaults(faults, { zip_example: postcodeExample(country), phone_example: phoneExample(country) });
  const debtor = debtorInput(body, country);
  await takeFromLimits([{ key: `direct-debit:${id}`, bucket: perMember }], caller);
  // What cannot be found out in time counts as collected.
  const [offered] = await Promise.all([isOffered(body.amount, caller), within(methodsPatience, lookAtDebits(caller)).catch(() => undefined)]);
  if (!offered) throw new Failure('method_unavailable');
  await requireDebitAllowed(parts.db, body, { memberId: id, now });
  const { bundle, code, amount, currency } = body;
  const order = await placeOrder(caller, {
    bundle, code, amount, currency, method: 'directdebit', debtor, backTo: body.back_to && safeReturnPath(body.back_to), beginText: body.begin_at_once, requestKey: requestKeyOf(request),
  });
  await cancelOtherDebits(parts.db, id, order.id);
  // A repeat of this very call sends no second code, as long as the first was sent.
  const before = await debitCodeSent(parts.db, order.id, now);
  return {
    order: orderAnswer({ order, refund: null }, null),
    code_sent: before || !isOpen(order) ? codeSentAnswer(order, before?.sentAt ?? now) : await sendDebitCode(caller, order),
  };
};

export const resendOtp: Route<'resendOtp'> = async ({ body }, caller) => {
  const { order } = await ownDebit(body.payment_id, caller);
  if (!isOpen(order)) throw new Failure('link_expired');
  // Sendings that fail are not counted: they are not to be had without end either.
  await takeFromLimits([{ key: `direct-debit-resend:${caller.session.member.id}`, bucket: perMember }], caller);
  return { code_sent: await sendDebitCode(caller, order) };
};

/** Confirms an order with its code, under the lock that orders are kept under: of two at the same moment the second sees the first. */
async function confirmWith({ parts, session, now }: MemberCaller, { id }: OrderRow, otp: string): Promise<void> {
  const memberId = session.member.id;
  const wrong = await parts.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const { order } = (await orderById(tx, id))!;
    if (!isOpen(order)) return null;
    // Another may have been confirmed, or ordered, since this one was begun.
    await requireDebitAllowed(tx, order, { memberId, now, own: id });
    await requireWithinLimit(tx, memberId, order, now, id);
    const fault = await spendDebitCode(tx, id, otp, now);
    if (!fault) await confirmDebit(tx, id, now);
    return fault;
  });
  if (wrong) throw new Failure(wrong, wrong === 'otp_invalid' ? { fields: { otp: wrong } } : {});
}

export const confirmDirectDebit: Route<'confirmDirectDebit'> = async ({ body }, caller) => {
  const { parts, session } = caller;
  const { order } = await ownDebit(body.payment_id, caller);
  // What has been confirmed stays so: a repeat asks for the same payment, or is answered with how it stands.
  if (isUnpaid(order)) {
    await confirmWith(caller, order, body.otp.trim());
    await startPayment(caller, order);
  }
  return { order: orderAnswer((await ownOrder(parts.db, session.member.id, order.key))!, null) };
};
