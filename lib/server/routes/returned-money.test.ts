import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sendMessage, unsendMessage } from '@/lib/contract/chats';
import { endpoints } from '@/lib/contract/endpoints';
import { settleOrder } from '../orders/settle-order';
import { transfers } from '../store/schema/ledger';
import { mails } from '../store/schema/mails';
import { orders } from '../store/schema/orders';
import { textMessages } from '../store/schema/text-messages';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const day = 24 * 60 * 60 * 1000;

onOneDatabase('money of a purchase that goes back, or comes again', (ground) => {
  beforeEach(() => openShop(ground));
  const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });
  const look = async (own: Browser, payment_id: string) => (await own.call(endpoints.getOrder, { query: { payment_id } })).answer.order;
  const credits = () => creditBalance(ground.db, ground.world.poor);
  const letters = async () => (await ground.db.select().from(mails).orderBy(mails.id)).flatMap(({ letter }) => (letter?.kind === 'order' ? [letter.outcome] : []));
  const premium = async (own: Browser) => (await own.call(endpoints.getUser)).answer.user!.paid_user;
  let serial = 0;
  const write = (own: Browser) => own.call(sendMessage, { body: { member: ground.world.other, text: 'Dag', client_id: `a-message-of-returns-${(serial += 1)}` } });

  async function bought(own: Browser) {
    const { order: made } = (await order(own)).answer;
    const payment = paymentOf(made.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    return { key: made.payment_id, payment };
  }
  /** Money that went back and has not come again, by what it was, and its tax. */
  async function book(): Promise<{ refund: number; chargeback: number; tax: number }> {
    const sums = { refund: 0, chargeback: 0, tax: 0 };
    for (const { unit, reason, amount, fromAccount, toAccount } of await ground.db.select().from(transfers)) {
      if (unit === 'credits' || (reason !== 'refund' && reason !== 'chargeback')) continue;
      const back = toAccount === 'payer' ? amount : -amount;
      sums[reason] += back;
      if (fromAccount === 'tax' || toAccount === 'tax') sums.tax += back;
    }
    return sums;
  }

  it('one euro that people pay back takes its share of the credits, is told of as a refund, and leaves the purchase standing', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    await companyOf(ground).payBack(payment, 100);
    await Promise.all(Array.from({ length: 5 }, () => tell(ground, payment)));
    // 100 of 2495 is 11 of 275 credits.
    expect(await credits()).toEqual(both(264));
    expect(await look(poor, key)).toMatchObject({ state: 'completed', returned: 100, refund: null, withdrawal: { used: 0, refund: { amount: 2395, currency: 'EUR' } } });
    expect((await letters()).slice(1)).toEqual([{ status: 'refunded', back: 100 }]);
    expect(await premium(poor)).toBe(true);
    expect(await book()).toEqual({ refund: 100, chargeback: 0, tax: 17 });
    const told = await poor.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2395 } });
    expect(told.answer.order).toMatchObject({ state: 'refunded', returned: 2495, refund: { amount: 2395, state: 'done' } });
    expect(await credits()).toEqual(both(0));
    expect(await book()).toEqual({ refund: 2495, chargeback: 0, tax: 433 });
  });

  it('paid back in parts it comes to the same as in one, tax and credits too; what was used stays used', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    for (let sent = 0; sent < 50; sent += 1) await write(poor);
    for (const part of [999, 3, 701, 792]) {
      await companyOf(ground).payBack(payment, part);
      await tell(ground, payment);
    }
    expect(await credits()).toEqual(both(0));
    expect(await book()).toEqual({ refund: 2495, chargeback: 0, tax: 433 });
    expect(await look(poor, key)).toMatchObject({ state: 'refunded', returned: 2495, charged_back: false, withdrawal: null });
    expect((await letters()).slice(1).map((outcome) => ('back' in outcome ? [outcome.status, outcome.back] : []))).toEqual([['refunded', 999], ['refunded', 3], ['refunded', 701], ['refunded', 792]]);
  });

  it('a charge-back that is undone gives credits and Premium again, and is told', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    for (let sent = 0; sent < 10; sent += 1) await write(poor);
    await companyOf(ground).chargeBack(payment);
    await tell(ground, payment);
    expect([await credits(), await look(poor, key), await premium(poor)]).toMatchObject([both(0), { state: 'refunded', charged_back: true }, false]);
    await companyOf(ground).undoChargeBack(payment);
    await Promise.all(Array.from({ length: 5 }, () => tell(ground, payment)));
    expect([await credits(), (await look(poor, key)).state, await premium(poor)]).toEqual([both(255), 'completed', true]);
    expect((await letters()).slice(1)).toEqual([{ status: 'charged_back', back: 2495 }, { status: 'restored', back: 2495 }]);
    expect(await book()).toEqual({ refund: 0, chargeback: 0, tax: 0 });
    expect((await poor.call(endpoints.listNotifications, { query: { group: 'payments' } })).answer.notifications).toMatchObject([{ status: 'restored', order: { amount: { amount: 2495 } } }]);
  });

  it('an answer that is older than what the book knows changes nothing, in either direction', async () => {
    const poor = await ground.as('poor');
    const { payment } = await bought(poor);
    const company = companyOf(ground);
    const [row] = await ground.db.select().from(orders).where(eq(orders.paymentId, payment));
    /** Asks, and hears the answer of now only after `meanwhile`. */
    const late = (meanwhile: () => Promise<unknown>) => {
      const { find } = company;
      company.find = async (id) => {
        company.find = find;
        const said = await find(id);
        await meanwhile();
        return said;
      };
      return settleOrder(ground.server.parts, row!);
    };
    await late(async () => (await company.chargeBack(payment), await tell(ground, payment)));
    expect([await credits(), (await book()).chargeback]).toEqual([both(0), 2495]);
    await late(async () => (await company.undoChargeBack(payment), await tell(ground, payment)));
    expect([await credits(), (await book()).chargeback]).toEqual([both(275), 0]);
    expect((await letters()).slice(1).map(({ status }) => status)).toEqual(['charged_back', 'restored']);
  });

  it('[M1] a message that is taken back after its money was gives no credits that nobody paid for', async () => {
    const poor = await ground.as('poor');
    const { payment } = await bought(poor);
    const { message } = (await write(poor)).answer;
    await companyOf(ground).chargeBack(payment);
    await tell(ground, payment);
    expect((await poor.call(unsendMessage, { body: { message: message.id } })).status).toBe(200);
    expect(await credits()).toEqual(both(0));
    await companyOf(ground).undoChargeBack(payment);
    await tell(ground, payment);
    expect(await credits()).toEqual(both(275));
  });

  it('what a bank takes beyond what is left is in the book, and in the log for people', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    await poor.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2495 } });
    await companyOf(ground).chargeBack(payment);
    await tell(ground, payment);
    expect(await book()).toMatchObject({ refund: 2495, chargeback: 2495 });
    expect(await look(poor, key)).toMatchObject({ state: 'refunded', returned: 2495 });
    expect((await letters()).slice(1).map(({ status }) => status)).toEqual(['withdrawn', 'refunded', 'charged_back']);
    expect(ground.server.lines.filter(({ event }) => event === 'more money went back than was paid')).toMatchObject([{ level: 'error' }]);
  });

  const form = {
    bundle: 2, amount: 2495, currency: 'EUR', account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Kade', house_number: '7a', zip: '1012ab', city: 'Amsterdam',
    phone: '06 12345678', mandate: true,
  };
  async function collected(own: Browser) {
    const { payment_id } = (await own.call(endpoints.startDirectDebit, { body: form })).answer.order;
    const [sent] = await ground.db.select().from(textMessages).orderBy(desc(textMessages.id)).limit(1);
    await own.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: /#(\d{6})$/.exec(sent!.text!)![1]! } });
    ground.server.passes(5_000);
    const [row] = await ground.db.select().from(orders).where(eq(orders.key, payment_id));
    await tell(ground, row!.paymentId!);
    return { key: payment_id, payment: row!.paymentId! };
  }
  const stop = async (own: Browser) => (await own.call(endpoints.getDirectDebit, { query: {} })).answer.stop ?? null;

  it('[X06] only what a bank took back ends direct debit, and only as long as it has it', async () => {
    const poor = await ground.as('poor');
    const { payment } = await collected(poor);
    const company = companyOf(ground);
    await company.payBack(payment, 100);
    await tell(ground, payment);
    expect(await stop(poor)).toBeNull();
    await company.chargeBack(payment, 2395);
    await tell(ground, payment);
    expect(await stop(poor)).toBe('directdebit_blocked');
    await company.undoChargeBack(payment);
    await tell(ground, payment);
    expect(await stop(poor)).toBeNull();
    expect(await credits()).toEqual(both(264));
  });

  it('[S09] its own page tells of it as order.php does: taken back by the bank, or undone by the member', async () => {
    const told = async (own: Browser, payment_id: string) => (await own.call(endpoints.getDirectDebit, { query: { payment_id } })).answer.order!;
    const poor = await ground.as('poor');
    const first = await collected(poor);
    await companyOf(ground).chargeBack(first.payment);
    await tell(ground, first.payment);
    expect(await told(poor, first.key)).toMatchObject({ state: 'refunded', charged_back: true, returned: 2495, refund: null });
    const free = await ground.as('free');
    const second = await collected(free);
    await free.call(endpoints.withdrawOrder, { body: { payment_id: second.key, refund: 2495 } });
    expect(await told(free, second.key)).toMatchObject({ state: 'refunded', charged_back: false, refund: { amount: 2495 } });
  });

  it('[X06] what a bank takes of a purchase that is being undone is a charge-back too', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await collected(poor);
    const company = companyOf(ground);
    await company.planRefunds(payment, 'refused');
    await poor.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2495 } });
    await company.chargeBack(payment);
    await tell(ground, payment);
    expect([await stop(poor), await book()]).toEqual(['directdebit_blocked', { refund: 0, chargeback: 2495, tax: 433 }]);
    ground.server.passes(day);
    expect((await letters()).slice(1).map(({ status }) => status)).toEqual(['withdrawn', 'charged_back']);
  });
});
