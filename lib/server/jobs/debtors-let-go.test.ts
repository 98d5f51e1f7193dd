// The account of a direct debit that came to nothing, which the payment company was told of before it was asked to collect. Decision 247. (S09, M1)
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { createEraser } from './eraser';
import { mollie } from '../payments/mollie';
import { ProviderDown, ProviderRefused } from '../payments/provider';
import { createReconciler } from './reconciler';
import { settleOrder } from '../orders/settle-order';
import { members } from '../store/schema/members';
import { orders } from '../store/schema/orders';
import { payersToForget } from '../store/schema/payers';
import { textMessages } from '../store/schema/text-messages';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { mollieStandIn } from '../testing/mollie-stand-in';
import { onOneDatabase } from '../testing/suite';

const [second, minute, day] = [1_000, 60_000, 86_400_000];
const debtor = { account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Lange Straat', house_number: '12 B', zip: '2511 CV', city: 'Den Haag', phone: '+31 6 1234 5678', mandate: true };

onOneDatabase('the account of a direct debit that came to nothing', (ground) => {
  beforeEach(() => openShop(ground));
  const waiting = () => ground.db.select({ provider: payersToForget.provider, customer: payersToForget.customer }).from(payersToForget);
  const row = async (key: string) => (await ground.db.select().from(orders).where(eq(orders.key, key)))[0]!;
  const after = async (milliseconds: number) => {
    ground.server.passes(milliseconds);
    await createReconciler(ground.server.parts).reconcile();
  };

  /** A debit that its member confirms with the code. */
  async function confirmed() {
    const free = await ground.as('free');
    const { payment_id } = (await free.call(endpoints.startDirectDebit, { body: { bundle: 2, amount: 2495, currency: 'EUR', ...debtor } })).answer.order;
    const [text] = await ground.db.select().from(textMessages);
    const told = await free.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: /#(\d{6})$/.exec(text!.text!)![1]! } });
    return { key: payment_id, told };
  }

  /** The company makes somebody for the debit, and then fails in this way. */
  const fails = (error: Error) =>
    (companyOf(ground).create = async (wish, noteCustomer) => {
      if (!wish.customer) await noteCustomer?.('of-the-debit');
      throw error;
    });

  it('[M1] at Mollie, which cannot be heard: it is asked to let go of the account once the order has ended, until it has', async () => {
    const theirs = await mollieStandIn();
    const away = { payments: true, customers: false };
    const answer = (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const isAway = (away.payments && init?.method === 'POST' && String(url).endsWith('/payments')) || (away.customers && init?.method === 'DELETE');
      return isAway ? Promise.resolve(Response.json({ status: 503 }, { status: 503 })) : fetch(url, init);
    };
    const payments = Object.assign(ground.server.parts.payments, mollie({ apiKey: 'test_key', apiUrl: theirs.url, fetch: answer }));
    const { key, told } = await confirmed();
    expect(told.answer.order.state).toBe('loading');
    // Whoever has forgotten the keys of before makes nobody a second time.
    theirs.forgetKeys();
    await after(15 * second);
    const { customer } = await row(key);
    expect([customer, theirs.asked.filter(({ path }) => path === '/v2/customers').length]).toEqual([expect.stringMatching(/^cst_/), 1]);
    await after(20 * minute);
    expect(await row(key)).toMatchObject({ state: 'cancelled', customer: null, debtor: null });
    expect(await waiting()).toEqual([{ provider: 'mollie', customer }]);
    away.payments = false;
    away.customers = true;
    const eraser = createEraser(ground.server.parts);
    await eraser.eraseDue();
    expect(await waiting()).toHaveLength(1);
    away.customers = false;
    ground.server.passes(10 * minute);
    await eraser.eraseDue();
    expect(await waiting()).toEqual([]);
    const again = { reference: 'again', amount: { amount: 2495, currency: 'EUR' }, description: '275 credits', method: 'directdebit' as const, locale: 'nl-NL', returnTo: 'https://vonk.test/' };
    await expect(payments.create({ ...again, customer: customer! })).rejects.toMatchObject({ field: 'customerId' });
    expect(theirs.payments.size).toBe(0);
    await theirs.close();
  });

  it('where the collection is refused at once, or when it is asked for again, it is let go of', async () => {
    fails(new ProviderRefused('No such bank', 'consumerAccount'));
    const { key } = await confirmed();
    expect(await row(key)).toMatchObject({ state: 'failed', customer: null });
    expect(await waiting()).toEqual([{ provider: 'sandbox', customer: 'of-the-debit' }]);
    await ground.db.delete(payersToForget);
    await ground.db.delete(textMessages);
    fails(new ProviderDown('It is away.'));
    const second = await confirmed();
    fails(new ProviderRefused('No such bank', 'consumerAccount'));
    await after(15_000);
    expect(await row(second.key)).toMatchObject({ state: 'failed', customer: null });
    expect(await waiting()).toEqual([{ provider: 'sandbox', customer: 'of-the-debit' }]);
  });

  it('where the bank does not pay it is let go of', async () => {
    const { key } = await confirmed();
    const unpaid = { ...companyOf(ground), find: async (id: string) => ({ ...(await companyOf(ground).find(id))!, state: 'failed' as const, customer: 'of-the-debit' }) };
    expect(await settleOrder({ ...ground.server.parts, payments: unpaid }, await row(key))).toMatchObject({ state: 'failed', customer: null });
    expect(await waiting()).toEqual([{ provider: 'sandbox', customer: 'of-the-debit' }]);
  });

  it('where its member is erased before it has ended, it is let go of once it must have', async () => {
    fails(new ProviderDown('It is away.'));
    const { key } = await confirmed();
    await ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, ground.world.free));
    ground.server.passes(15 * day);
    const asked: string[] = [];
    const eraser = createEraser({ ...ground.server.parts, payments: { name: 'sandbox', forget: async (customer) => void asked.push(customer) } });
    await eraser.eraseDue();
    expect([asked, await waiting(), (await row(key)).customer]).toEqual([[], [{ provider: 'sandbox', customer: 'of-the-debit' }], null]);
    ground.server.passes(14 * day);
    await eraser.eraseDue();
    expect(asked).toEqual(['of-the-debit']);
  });

  it('where its member is erased while it is asked for, it is let go of too', async () => {
    companyOf(ground).create = async (_wish, noteCustomer) => {
      await ground.db.update(members).set({ deletedAt: new Date(ground.server.parts.clock.now().getTime() - 15 * day) }).where(eq(members.id, ground.world.free));
      await createEraser(ground.server.parts).eraseDue();
      await noteCustomer?.('of-the-debit');
      throw new ProviderDown('It is away.');
    };
    const { key } = await confirmed();
    expect([await waiting(), (await row(key)).customer]).toEqual([[{ provider: 'sandbox', customer: 'of-the-debit' }], null]);
  });

  it('a kept card that is not charged stays kept', async () => {
    const free = await ground.as('free');
    const first = paymentOf((await order(free, { method: 'card' })).answer.order.checkout_url);
    await companyOf(ground).decide(first, 'paid');
    await tell(ground, first);
    fails(new ProviderDown('It is away.'));
    const { payment_id } = (await order(free, { method: 'card', recurring: true })).answer.order;
    await after(20 * minute);
    expect([(await row(payment_id)).state, await waiting()]).toEqual(['cancelled', []]);
    expect((await row(payment_id)).customer).not.toBeNull();
  });
});
