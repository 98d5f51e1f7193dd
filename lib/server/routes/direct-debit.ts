// directdebit.php: the form, the one-time code to the phone, and the collection after it. Specification, sections 2, 5 and 8. (R10, S09, V06, X06)
import { isLocale } from '@/lib/site/locales';
import { safeReturnPath } from '@/lib/site/return-path';
import { debtorInput } from '../domain/debtor-input';
import { orderAnswer } from '../domain/order-answer';
import { Failure } from '../failure';
import { takeTurns } from '../guards/take-turns';
import type { Bucket } from '../limits';
import { mailTexts } from '../mail/mail-texts';
import { currencyOf, placeOrder, startPayment } from '../place-order';
import { requestKeyOf } from '../request-key';
import type { MemberCaller, Route } from '../route';
import { debitCode, debitCodeSent, debitedSince, hadChargeback, keepDebitCode, newDebitCode, spendDebitCode } from '../store/debit-code-store';
import { ownOrder } from '../store/order-store';
import type { OrderRow } from '../store/schema/orders';

const minute = 60_000;
const perMember: Bucket = { size: 6, every: 10 * minute };
const month = 30 * 24 * 60 * minute;
/** The most that a member can have collected in thirty days, in minor units of the own currency: a bank may take it back for eight weeks. */
const debitLimit = 10_000;

/** Sends a new code to the order's phone, in the member's language, and says where it went. */
async function sendCode({ parts, site, session, now }: MemberCaller, order: OrderRow) {
  const code = newDebitCode(parts.random);
  await keepDebitCode(parts.db, order.id, code, now);
  const { phone } = order.debtor!;
  const { language } = session.member;
  const say = await mailTexts(isLocale(language) ? language : 'en');
  // The last line lets a phone fill the code in by itself.
  const text = `${say('mail.otp', { code, site: site.settings.name })}\n\n@${site.domain} #${code}`;
  const expiresAt = new Date(now.getTime() + debitCode.life);
  await parts.sendText({ siteId: site.id, to: phone, text, now, expiresAt });
  return { to: phone.slice(-2), resend_at: new Date(now.getTime() + debitCode.pause).toISOString(), expires_at: expiresAt.toISOString() };
}

async function requireAllowed({ parts, session, now }: MemberCaller, amount: number): Promise<void> {
  const { id } = session.member;
  if (await hadChargeback(parts.db, id)) throw new Failure('directdebit_blocked');
  if ((await debitedSince(parts.db, id, new Date(now.getTime() - month))) + amount > debitLimit) throw new Failure('directdebit_limit');
}

async function requireOpen(key: string, { parts, session }: MemberCaller): Promise<OrderRow> {
  const found = await ownOrder(parts.db, session.member.id, key);
  if (!found || found.order.method !== 'directdebit') throw new Failure('not_found');
  return found.order;
}

export const startDirectDebit: Route<'startDirectDebit'> = async ({ body }, caller) => {
  const { parts, session, request } = caller;
  const { country } = session.member;
  await takeTurns([{ key: `direct-debit:${session.member.id}`, bucket: perMember }], caller);
  const offered = await parts.payments.methods({ amount: body.amount, currency: currencyOf(country) }, country).catch(() => []);
  if (!offered.some(({ method }) => method === 'directdebit')) throw new Failure('method_unavailable');
  const debtor = debtorInput(body, country);
  await requireAllowed(caller, body.amount);
  const { bundle, code, amount, currency } = body;
  const order = await placeOrder(caller, {
    bundle, code, amount, currency, method: 'directdebit', debtor, backTo: body.back_to && safeReturnPath(body.back_to), requestKey: requestKeyOf(request),
  });
  // A repeat of this very call sends no second code.
  const before = await debitCodeSent(parts.db, order.id);
  const sent = before
    ? { to: order.debtor?.phone.slice(-2), resend_at: new Date(before.sentAt.getTime() + debitCode.pause).toISOString(), expires_at: new Date(before.sentAt.getTime() + debitCode.life).toISOString() }
    : await sendCode(caller, order);
  return { order: orderAnswer({ order, refund: null }, null), code_sent: sent };
};

export const resendOtp: Route<'resendOtp'> = async ({ body }, caller) => {
  const order = await requireOpen(body.payment_id, caller);
  if (order.state !== 'loading' || order.paymentId || !order.debtor) throw new Failure('link_expired');
  return { code_sent: await sendCode(caller, order) };
};

export const confirmDirectDebit: Route<'confirmDirectDebit'> = async ({ body }, caller) => {
  const { parts, session, now } = caller;
  const order = await requireOpen(body.payment_id, caller);
  // What has been confirmed stays so: a repeat is answered with how it stands.
  const open = order.state === 'loading' && !order.paymentId;
  const typed = body.otp.trim();
  if (open) {
    await spendDebitCode(parts.db, order.id, typed, now);
    await startPayment(caller, order);
  }
  return { order: orderAnswer((await ownOrder(parts.db, session.member.id, order.key))!, null) };
};
