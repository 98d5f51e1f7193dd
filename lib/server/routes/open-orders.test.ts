// Orders that wait at a checkout, or whose payment is being made: no code counts twice, no limit is got round, nobody is charged for nothing. (T12)
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { mollie } from '../payments/mollie';
import { ProviderDown } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { keepSpendingLimit } from '../store/order-store';
import { orders } from '../store/schema/orders';
import { mollieStandIn } from '../testing/mollie-stand-in';
import { companyOf, openShop, order, paymentOf } from '../testing/money';
import { onEveryDatabase } from '../testing/suite';

const saving = { code: 'ZOMER10', amount: 2245 };

onEveryDatabase('open orders', (ground) => {
  beforeEach(() => openShop(ground));
  const states = async () => (await ground.db.select().from(orders).orderBy(orders.id)).map(({ state }) => state);
  const limitTo = (amount: number) => keepSpendingLimit(ground.db, ground.world.free, { limit: { amount, currency: 'EUR' } });

  /** Holds the next payment up at the company until it is let go. */
  function heldUp() {
    const company = companyOf(ground);
    const { create } = company;
    let letGo = () => undefined as void;
    let begun = () => undefined as void;
    const asked = new Promise<void>((resolve) => (begun = resolve));
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    company.create = async (wish) => {
      company.create = create;
      begun();
      await gate;
      return create(wish);
    };
    return { asked, letGo };
  }

  it('an order whose payment is being made at this moment is not called off by a second one with its code', async () => {
    const free = await ground.as('free');
    const { asked, letGo } = heldUp();
    const first = order(free, saving, 'the-first-order-with-the-code');
    await asked;
    expect((await order(free, saving, 'the-second-order-with-the-code')).code).toBe('code_open');
    letGo();
    expect((await first).answer.order.checkout_url).toBeTruthy();
    expect(await states()).toEqual(['loading']);
  });

  it('[V06] [E14] where an open payment cannot be called off, the same order leads back to it, and any other is told of it; the code is not lost', async () => {
    const theirs = await mollieStandIn();
    const { parts } = ground.server;
    const sandboxes = { ...parts.payments };
    Object.assign(parts.payments, mollie({ apiKey: 'test_key', apiUrl: theirs.url }));
    const free = await ground.as('free');
    const first = (await order(free, saving)).answer.order;
    expect(first.checkout_url).toMatch(/^https:\/\/pay\.example/);
    expect((await order(free, saving)).answer.order).toMatchObject({ payment_id: first.payment_id, checkout_url: first.checkout_url, amount: 2245 });
    const told = { status: 409, code: 'code_open', error: { params: { payment_id: first.payment_id, bundle: 2, method: 'ideal' } } };
    expect(await order(free, { ...saving, method: 'paypal' })).toMatchObject(told);
    expect(await order(free, { code: 'ZOMER10', bundle: 1, amount: 895 })).toMatchObject(told);
    expect((await free.call(endpoints.getDiscountCode, { query: { code: 'ZOMER10' } })).answer).toMatchObject({ code: 'ZOMER10', value_percentage: 10 });
    expect(theirs.payments.size).toBe(1);
    const [payment] = [...theirs.payments.values()];
    // A method that allows it is called off as before; what is over makes room for the next.
    payment!.status = 'expired';
    const card = (await order(free, { ...saving, method: 'card', keep_card: false })).answer.order;
    const next = (await order(free, { ...saving, method: 'paypal' })).answer.order;
    expect(await states()).toEqual(['failed', 'cancelled', 'loading']);
    expect([card.amount, next.amount]).toEqual([2245, 2245]);
    const paid = [...theirs.payments.values()].at(-1)!;
    Object.assign(paid, { status: 'paid', isCancelable: undefined });
    expect((await order(free, saving)).code).toBe('code_used');
    Object.assign(parts.payments, sandboxes);
    await theirs.close();
  });

  it('an order called off while another tab began its payment gets none', async () => {
    const free = await ground.as('free');
    const company = companyOf(ground);
    const { create } = company;
    company.create = () => Promise.reject(new ProviderDown('gone'));
    expect((await order(free, saving, 'an-order-that-found-nobody')).code).toBe('payment_unavailable');
    company.create = create;
    ground.server.passes(61_000);
    expect((await order(free, saving, 'the-order-in-its-place')).status).toBe(200);
    expect(await states()).toEqual(['cancelled', 'loading']);
    expect((await order(free, saving, 'an-order-that-found-nobody')).answer.order).toMatchObject({ state: 'cancelled', checkout_url: undefined });
  });

  it('[M1] an order whose payment is slow to be made, or was not made at the first try, is not given up under it', async () => {
    const free = await ground.as('free');
    const { asked, letGo } = heldUp();
    const slow = order(free, {}, 'an-order-that-takes-its-time');
    await asked;
    ground.server.passes(30_000);
    await createReconciler(ground.server.parts).reconcile();
    letGo();
    expect((await slow).answer.order.checkout_url).toBeTruthy();
    expect(await states()).toEqual(['loading']);
  });

  it('a company that cannot be asked to call a payment off leaves the code free for a later try', async () => {
    const free = await ground.as('free');
    await order(free, saving);
    companyOf(ground).cancel = () => Promise.reject(new ProviderDown('gone'));
    expect(await order(free, saving)).toMatchObject({ status: 503, code: 'payment_unavailable' });
    expect(await states()).toEqual(['loading']);
  });

  it('orders that wait at a checkout count against the limit: of five at once one is made', async () => {
    const free = await ground.as('free');
    await limitTo(3000);
    const told = await Promise.all(Array.from({ length: 5 }, (_, at) => order(free, {}, `one-of-five-purchases-${at}`)));
    const payable = (await states()).filter((state) => state === 'loading');
    expect(payable).toHaveLength(1);
    expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });

  it('one that was left at its checkout makes room; one that was paid does not', async () => {
    const free = await ground.as('free');
    await limitTo(3000);
    const left = (await order(free)).answer.order;
    expect((await order(free)).status).toBe(200);
    expect(await states()).toEqual(['cancelled', 'loading']);
    expect((await free.call(endpoints.getOrder, { query: { payment_id: left.payment_id } })).answer.order.state).toBe('cancelled');
    const [, open] = await ground.db.select().from(orders).orderBy(orders.id);
    await companyOf(ground).decide(paymentOf(open!.checkoutUrl), 'paid');
    expect((await order(free)).code).toBe('spend_limit');
    expect(await states()).toEqual(['cancelled', 'completed']);
  });

  it('one that can still be paid keeps its room however long ago it was ordered, until the company ends it', async () => {
    const free = await ground.as('free');
    await limitTo(3000);
    const { checkout_url } = (await order(free, { method: 'paypal' })).answer.order;
    await companyOf(ground).lock(paymentOf(checkout_url));
    for (const minutes of [61, 24 * 60]) {
      ground.server.passes(minutes * 60_000);
      expect((await order(free)).code, `after ${minutes} minutes`).toBe('spend_limit');
    }
    expect(await states()).toEqual(['loading']);
    await companyOf(ground).decide(paymentOf(checkout_url), 'expired');
    await createReconciler(ground.server.parts).reconcile();
    expect((await order(free)).status).toBe(200);
    expect(await states()).toEqual(['failed', 'loading']);
  });

  it('one that was left yesterday makes room too, and no more are called off than are in the way', async () => {
    const free = await ground.as('free');
    await limitTo(6000);
    const [first, second] = [(await order(free)).answer.order, (await order(free)).answer.order];
    ground.server.passes(24 * 60 * 60_000);
    expect((await order(free)).status).toBe(200);
    expect(await states()).toEqual(['cancelled', 'loading', 'loading']);
    expect([first, second].map(({ state }) => state)).toEqual(['loading', 'loading']);
  });

  it('[S14] one that waits at its checkout stands among the transactions with the way there, as long as it can be paid', async () => {
    const free = await ground.as('free');
    const listed = async () => (await free.call(endpoints.listOrders)).answer.transactions.map(({ state, checkout_url }) => [state, checkout_url]);
    const { checkout_url } = (await order(free)).answer.order;
    expect(await listed()).toEqual([['loading', checkout_url]]);
    await ground.db.update(orders).set({ provider: 'mollie' });
    expect(await listed()).toEqual([]);
    await ground.db.update(orders).set({ provider: 'sandbox' });
    await companyOf(ground).decide(paymentOf(checkout_url), 'expired');
    await createReconciler(ground.server.parts).reconcile();
    ground.server.passes(15_000);
    await createReconciler(ground.server.parts).reconcile();
    expect(await listed()).toEqual([['failed', undefined]]);
  });

  it('one at a company that the site has left holds no code back', async () => {
    const free = await ground.as('free');
    await order(free, saving);
    await ground.db.update(orders).set({ provider: 'mollie', paymentId: 'tr_1' });
    expect((await order(free, saving)).answer.order.state).toBe('loading');
    expect(await states()).toEqual(['cancelled', 'loading']);
  });
});
