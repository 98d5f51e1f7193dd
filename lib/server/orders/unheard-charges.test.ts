// Money that may have been taken though nobody heard of it: a charge without a visit whose answer was lost. (M1, X06)
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown, ProviderRefused } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { mails } from '../store/schema/mails';
import { orders } from '../store/schema/orders';
import { sandboxPayments } from '../store/schema/sandbox';
import { textMessages } from '../store/schema/text-messages';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const second = 1_000;
const minute = 60 * second;
const debtor = { account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Lange Straat', house_number: '12 B', zip: '2511 CV', city: 'Den Haag', phone: '+31 6 1234 5678', mandate: true };

onOneDatabase('a charge that was not heard of', (ground) => {
  let free: Browser;
  let first: string;

  /** A member whose card is kept. */
  beforeEach(async () => {
    await openShop(ground);
    free = await ground.as('free');
    const { checkout_url } = (await order(free, { method: 'card', keep_card: true })).answer.order;
    first = paymentOf(checkout_url);
    await companyOf(ground).decide(first, 'paid');
    await tell(ground, first);
  });

  const look = async (payment_id: string) => (await free.call(endpoints.getOrder, { query: { payment_id } })).answer.order.state;
  const credits = async () => (await creditBalance(ground.db, ground.world.free)).balance;
  const charges = async () => (await ground.db.select().from(sandboxPayments)).length - 1;
  const letters = async () => (await ground.db.select().from(mails).where(eq(mails.kind, 'order'))).length - 1;
  const withCard = (key?: string) => order(free, { method: 'card', recurring: true }, key);
  const after = async (milliseconds: number) => {
    ground.server.passes(milliseconds);
    await createReconciler(ground.server.parts).reconcile();
  };

  /** How the company fails to answer: what is asked is done and the answer lost, or nobody hears; and for how long. */
  function deaf({ done, times = 1 }: { done: boolean; times?: number }) {
    const company = companyOf(ground);
    const { create } = company;
    let left = times;
    company.create = async (wish) => {
      if (left-- <= 0) return create(wish);
      if (done) await create(wish);
      throw new ProviderDown('The answer was lost');
    };
  }

  it.each([true, false])('[M1] [T12] on a kept card: the order is under way, and once the company is heard its credits come, once; charged at the first try: %s', async (done) => {
    deaf({ done });
    const made = await withCard();
    expect(made).toMatchObject({ status: 200, answer: { order: { state: 'loading', checkout_url: undefined } } });
    const { payment_id } = made.answer.order;
    expect(await look(payment_id)).toBe('loading');
    await after(15 * second);
    expect(await charges()).toBe(1);
    await after(15 * second);
    expect([await look(payment_id), await credits(), await charges()]).toEqual(['completed', 650, 1]);
    await after(minute);
    await tell(ground, (await ground.db.select().from(orders).where(eq(orders.key, payment_id)))[0]!.paymentId!);
    expect([await credits(), await charges()]).toEqual([650, 1]);
  });

  it('[M1] [S09] on an account, by direct debit, likewise, and the account is asked for no second code', async () => {
    const { order: begun } = (await free.call(endpoints.startDirectDebit, { body: { bundle: 2, amount: 2495, currency: 'EUR', ...debtor } })).answer;
    const [text] = await ground.db.select().from(textMessages);
    deaf({ done: true });
    const body = { payment_id: begun.payment_id, otp: /#(\d{6})$/.exec(text!.text!)![1]! };
    expect((await free.call(endpoints.confirmDirectDebit, { body })).answer.order.state).toBe('loading');
    expect((await free.call(endpoints.getDirectDebit, { query: { payment_id: begun.payment_id } })).answer.open).toBe(false);
    await after(15 * second);
    await after(15 * second);
    expect([await look(begun.payment_id), await credits(), await charges()]).toEqual(['completed', 650, 1]);
    expect((await ground.db.select().from(orders).where(eq(orders.key, begun.payment_id)))[0]!.debtor).toBeNull();
  });

  it('[M1] found hours later, where the company was not to be reached until then, and never charged twice', async () => {
    deaf({ done: true, times: Infinity });
    const company = companyOf(ground);
    const { findByReference } = company;
    company.findByReference = () => Promise.reject(new ProviderDown('gone'));
    const { payment_id } = (await withCard()).answer.order;
    for (const wait of [15 * second, 14 * minute, 10 * minute, 3 * 60 * minute]) await after(wait);
    expect([await look(payment_id), await credits(), await letters()]).toEqual(['loading', 375, 0]);
    company.findByReference = findByReference;
    await after(15 * second);
    expect([await look(payment_id), await credits(), await charges()]).toEqual(['completed', 650, 1]);
  });

  it('[M1] ends only where the company says that nothing was charged; then its member reads so, and nothing is charged after it', async () => {
    deaf({ done: false, times: Infinity });
    const { payment_id } = (await withCard('the-same-button-again')).answer.order;
    await after(19 * minute);
    expect([await look(payment_id), await letters()]).toEqual(['loading', 0]);
    await after(minute);
    expect([await look(payment_id), await letters(), await charges()]).toEqual(['cancelled', 1, 0]);
    expect((await withCard('the-same-button-again')).answer.order).toMatchObject({ payment_id, state: 'cancelled' });
    await after(60 * minute);
    expect([await letters(), await charges(), await credits()]).toEqual([1, 0, 375]);
  });

  it('[M1] asked for again with the same button hours later finds the charge that was made, though the company has forgotten the key', async () => {
    deaf({ done: true });
    const { payment_id } = (await withCard('the-same-button-again')).answer.order;
    const company = companyOf(ground);
    const { create } = company;
    company.create = (wish) => create({ ...wish, reference: `${wish.reference}-as-new` });
    ground.server.passes(2 * 60 * minute);
    expect((await withCard('the-same-button-again')).answer.order).toMatchObject({ payment_id, state: 'completed' });
    expect([await credits(), await charges()]).toEqual([650, 1]);
  });

  it('refused when it is asked for again is over, and its member reads so', async () => {
    deaf({ done: false });
    const { payment_id } = (await withCard()).answer.order;
    companyOf(ground).create = () => Promise.reject(new ProviderRefused('No mandate', 'customerId'));
    await after(15 * second);
    expect([await look(payment_id), await letters(), await charges()]).toEqual(['failed', 1, 0]);
  });

  it('is not called off by an order after it: its code is taken until it is decided', async () => {
    const saving = { code: 'ZOMER10', amount: 2245 };
    deaf({ done: true });
    const { payment_id } = (await order(free, { method: 'card', recurring: true, ...saving })).answer.order;
    ground.server.passes(2 * minute);
    expect((await order(free, saving)).code).toBe('code_open');
    expect(await look(payment_id)).toBe('loading');
  });

  it('where one goes to a page to pay, nothing can have been charged: the order says so at once, and is given up after an hour', async () => {
    deaf({ done: true });
    expect(await order(free)).toMatchObject({ status: 503, code: 'payment_unavailable' });
    await after(59 * minute);
    await after(2 * minute);
    expect((await ground.db.select().from(orders).orderBy(orders.id)).map(({ state }) => state)).toEqual(['completed', 'cancelled']);
  });
});
