// For tests and measures: of the cases of a large site what money does: bought, paid, charged again, undone, taken back by banks, looked after. Bar P15.
import { eq } from 'drizzle-orm';
import { endpoints } from '@/lib/contract/endpoints';
import { letPayersGo } from '../jobs/let-payers-go';
import { findPayment } from '../orders/make-payment';
import { ProviderDown, ProviderRefused } from '../payments/provider';
import { sandbox } from '../payments/sandbox';
import { noteSentByHand, pushRefunds } from '../jobs/push-refunds';
import { createReconciler } from '../jobs/reconciler';
import type { Database } from '../database/database';
import { keepDebitCode, undoDebitCode } from '../store/debit-code-store';
import { endUncharged } from '../store/orders-to-ask';
import { tryRefundAgain } from '../store/operator-payments';
import { dropPayer, notePayer, putPayerOff, takePayer } from '../store/payers-to-forget';
import { members } from '../store/schema/members';
import { discountCodes, orders } from '../store/schema/orders';
import { sandboxPayments } from '../store/schema/sandbox';
import { largeNow, someone } from './large-world';
import { benchSite } from './many-members';
import { order, paymentOf } from './money';
import { statementBar, writing, type PlanCase } from './plan-case';
import { signedIn } from './signed-in';
import { browser, testServer } from './test-server';

const minute = 60_000;
const noLimits = { take: () => Promise.resolve(0), giveBack: () => Promise.resolve(), reset: () => Promise.resolve() };
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** A shop with its company, a member who buys there, and a clock. */
async function shop(db: Database, who: number) {
  const moment = { now: largeNow };
  const clock = { now: () => moment.now };
  const company = sandbox({ db, clock, random });
  const codes: string[] = [];
  const server = testServer(db, { clock, payments: company, limits: noLimits, sendText: ({ text }) => Promise.resolve(void codes.push(/#(\d{6})$/.exec(text)![1]!)) });
  const own = await signedIn(server, who);
  const tell = (payment: string) => browser(server.handle).send('/api/payment-webhook.php', { method: 'POST', body: `id=${payment}`, headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' } });
  return { company, codes, own, tell, parts: server.parts, passes: (time: number) => void (moment.now = new Date(moment.now.getTime() + time)) };
}
type Shop = Awaited<ReturnType<typeof shop>>;

/** Of a look, which counts the refunds that wait: there are sixty, and each one’s order is looked up by its key. */
const lookBar = statementBar + 60 * 4;

/** A purchase that is paid. */
async function bought({ company, own, tell }: Shop, wish: Parameters<typeof order>[1] = {}): Promise<{ key: string; payment: string }> {
  const { answer } = await order(own, wish);
  const payment = paymentOf(answer.order.checkout_url);
  await company.decide(payment, 'paid');
  await tell(payment);
  return { key: answer.order.payment_id, payment };
}
const rowOf = async (db: Database, key: string) => (await db.select().from(orders).where(eq(orders.key, key)))[0]!;

const buying: PlanCase[] = [
  writing('a purchase with a code, left, paid, and asked about', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { answer } = await order(at.own, { code: 'ZOMER10', amount: 2245 });
    await at.company.lock(paymentOf(answer.order.checkout_url));
    await order(at.own, { code: 'ZOMER10', amount: 2245 });
    await bought(at);
    await at.own.call(endpoints.getCredits, { query: { country: 'NL' } });
  }),
  writing('a card that is kept, charged again, and let go', async (db) => {
    const at = await shop(db, someone.ordinary);
    await bought(at, { method: 'card' });
    await order(at.own, { method: 'card', recurring: true });
    at.passes(minute);
    await createReconciler(at.parts).reconcile();
    await order(at.own, { method: 'card', recurring: true });
    await at.own.call(endpoints.forgetCard, { body: {} });
  }, lookBar),
  writing('a charge that is refused, and one that was not heard of', async (db) => {
    const at = await shop(db, someone.ordinary);
    at.company.create = () => Promise.reject(new ProviderRefused('No.'));
    await order(at.own);
    at.company.create = () => Promise.reject(new ProviderDown('Silence.'));
    await order(at.own, { method: 'card' });
    const [made] = await db.insert(orders).values({ key: 'unheard', siteId: benchSite, memberId: someone.ordinary, bundleId: 2, credits: 275, currency: 'EUR', listAmount: 2495, amount: 2495, country: 'NL', taxRate: 21, method: 'directdebit', customer: 'payer', provider: 'sandbox', paymentState: 'open', createdAt: largeNow, checkedAt: largeNow }).returning();
    await notePayer(db, made!, 'payer of now', largeNow);
    await findPayment(at.parts, made!);
    await endUncharged(db, made!, 'failed', largeNow);
  }),
  writing('a bundle that is sold no more', async (db) => {
    await order((await shop(db, someone.ordinary)).own, { bundle: 9_999 });
  }),
  writing('what costs nothing', async (db) => {
    await db.insert(discountCodes).values({ siteId: benchSite, code: 'GRATIS', percentage: 100 });
    await order((await shop(db, someone.ordinary)).own, { code: 'GRATIS', amount: 0 });
  }),
  writing('an abandoned order that is called off', async (db) => {
    const at = await shop(db, someone.ordinary);
    at.company.create = () => Promise.reject(new ProviderDown('Silence.'));
    await order(at.own, { code: 'ZOMER10', amount: 2245 });
    at.passes(2 * minute);
    await order(at.own, { code: 'ZOMER10', amount: 2245, method: 'card' });
  }),
];

const form = { account_holder: 'J. de Vries', iban: 'NL91ABNA0417164300', street: 'Lange Straat', house_number: '12', zip: '2511 CV', city: 'Den Haag', phone: '+31612345678', mandate: true };
const debits: PlanCase[] = [
  writing('a debit from its form to its collection', async (db) => {
    const at = await shop(db, someone.ordinary);
    await at.own.call(endpoints.getDirectDebit, { query: { amount: 2495 } });
    const { answer } = await at.own.call(endpoints.startDirectDebit, { body: { bundle: 2, amount: 2495, currency: 'EUR', ...form } });
    const { payment_id } = answer.order;
    await at.own.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: '000000' } });
    at.passes(2 * minute);
    await at.own.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } });
    await at.own.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: at.codes.at(-1)! } });
    at.passes(minute);
    await createReconciler(at.parts).reconcile();
  }, lookBar),
  writing('a debit that comes to nothing, its code not sent', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { answer } = await at.own.call(endpoints.startDirectDebit, { body: { bundle: 2, amount: 2495, currency: 'EUR', ...form } });
    const { payment_id } = answer.order;
    await at.own.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: at.codes.at(-1)! } });
    const [kept] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, payment_id));
    await db.update(sandboxPayments).set({ state: 'failed', nextState: null }).where(eq(sandboxPayments.reference, payment_id));
    await db.update(orders).set({ customer: 'payer' }).where(eq(orders.key, payment_id));
    at.passes(10 * minute);
    await at.tell(kept!.id);
    const { id } = await rowOf(db, payment_id);
    await keepDebitCode(db, id, '111111', at.parts.clock.now());
    await undoDebitCode(db, id, '111111', undefined);
    const before = await keepDebitCode(db, id, '222222', at.parts.clock.now());
    await undoDebitCode(db, id, '222222', before ?? { codeHash: 'x', sentAt: largeNow, sent: 1, tries: 0 } as never);
  }),
];

const returning: PlanCase[] = [
  writing('a purchase that is undone, its refund sent', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { key } = await bought(at);
    await at.own.call(endpoints.getOrder, { query: { payment_id: key } });
    await at.own.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2495 } });
    await pushRefunds(at.parts);
  }),
  writing('money that people and banks take, and that comes again', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { payment } = await bought(at);
    await at.company.payBack(payment, 500);
    await at.tell(payment);
    await at.company.chargeBack(payment, 1_000);
    await at.tell(payment);
    await at.company.undoChargeBack(payment);
    await at.tell(payment);
  }),
  writing('a refund that fails, is taken by a bank, and owed again', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { key, payment } = await bought(at);
    await at.company.planRefunds(payment, 'done');
    await at.own.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2495 } });
    await pushRefunds(at.parts);
    await db.update(sandboxPayments).set({ refunds: [] }).where(eq(sandboxPayments.id, payment));
    await at.tell(payment);
    await tryRefundAgain(db, (await rowOf(db, key)).id);
    await pushRefunds(at.parts, (await rowOf(db, key)).id);
  }),
  writing('a refund that people send', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { key } = await bought(at);
    await at.company.lock(key);
    await at.own.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2495 } });
    const { id } = await rowOf(db, key);
    await tryRefundAgain(db, id);
    await noteSentByHand({ ...at.parts, payments: { ...at.company, name: 'mollie' } }, id);
  }),
];

const looking: PlanCase[] = [
  writing('a look after payments', async (db) => createReconciler((await shop(db, someone.ordinary)).parts).reconcile(), lookBar),
  writing('payers who are let go', async (db) => {
    const at = await shop(db, someone.ordinary);
    const taken = (await takePayer(db, 'sandbox', largeNow))!;
    await putPayerOff(db, taken.id, 1, new Date(largeNow.getTime() + minute));
    await dropPayer(db, taken.id);
    let looks = 0;
    await letPayersGo(at.parts, () => (looks += 1) > 3);
  }),
  writing('a payment of a member who is erased', async (db) => {
    const at = await shop(db, someone.ordinary);
    const { answer } = await order(at.own, { method: 'card' });
    await db.update(members).set({ erasedAt: largeNow }).where(eq(members.id, someone.ordinary));
    const payment = paymentOf(answer.order.checkout_url);
    await at.company.decide(payment, 'paid');
    await at.tell(payment);
  }),
];

export const moneyCases: readonly PlanCase[] = [...buying, ...debits, ...returning, ...looking];
