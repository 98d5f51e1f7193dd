import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { shuffled, chance } from '@/tests/chance';
import { createReconciler } from '../jobs/reconciler';
import { ProviderDown, ProviderRefused } from '../payments/provider';
import { members } from '../store/schema/members';
import { transfers } from '../store/schema/ledger';
import { orders } from '../store/schema/orders';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';

onEveryDatabase('buying credits', (ground) => {
  beforeEach(() => openShop(ground));
  const look = async (own: Awaited<ReturnType<typeof ground.as>>, payment_id: string) => (await own.call(endpoints.getOrder, { query: { payment_id } })).answer.order;
  const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });
  const pays = async (checkout: string | undefined) => {
    await companyOf(ground).decide(paymentOf(checkout), 'paid');
    await tell(ground, paymentOf(checkout));
  };

  it('[S08] [E13] [T12] an order leads to the page where one pays, is undecided until then, and completed after', async () => {
    const free = await ground.as('free');
    const { answer } = await order(free);
    expect(answer.order).toMatchObject({ credits: 275, amount: 2495, currency: 'EUR', number: 'A-20001', state: 'loading', tax: { rate: 21, amount: 433 } });
    expect(answer.order.checkout_url).toMatch(/^\/sandbox\/payment\/sb_/);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    expect(await look(free, answer.order.payment_id)).toMatchObject({ state: 'loading' });
    // Whoever pays in half a second, as a machine does, comes back to what was paid.
    ground.server.passes(500);
    expect(await look(free, answer.order.payment_id)).toMatchObject({ state: 'completed', paid_at: '2026-11-21T12:00:00.500Z' });
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
    expect((await free.call(endpoints.getUser)).answer.user).toMatchObject({ credits: 375, paid_user: true });
  });

  it.each([
    ['failed', 'failed'],
    ['expired', 'failed'],
    ['cancelled', 'cancelled'],
    ['pending', 'pending'],
  ] as const)('[T12] a payment that is %s leaves the order %s and the balance as it was', async (decided, state) => {
    const free = await ground.as('free');
    const { answer } = await order(free);
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), decided);
    await tell(ground, paymentOf(answer.order.checkout_url));
    expect((await look(free, answer.order.payment_id)).state).toBe(state);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });

  it('[M1] a hundred webhooks, shuffled and repeated, credit each order once', async () => {
    const own = await Promise.all([ground.as('free'), ground.as('other'), ground.as('poor')]);
    const placed = (await Promise.all(own.map((each) => order(each)))).map(({ answer }) => answer.order);
    const fourth = (await order(own[0]!, { bundle: 1, amount: 995 })).answer.order;
    const payments = [...placed, fourth].map(({ checkout_url }) => paymentOf(checkout_url));
    await Promise.all(payments.map((id, at) => companyOf(ground).decide(id, at === 1 ? 'failed' : 'paid')));
    const told = shuffled(Array.from({ length: 100 }, (_, at) => payments[at % 4]!), chance(7));
    const answers = await Promise.all(told.map((id) => tell(ground, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(475));
    expect(await creditBalance(ground.db, ground.world.other)).toEqual(both(100));
    expect(await creditBalance(ground.db, ground.world.poor)).toEqual(both(275));
    const money = await ground.db.select({ amount: transfers.amount, to: transfers.toAccount }).from(transfers).where(eq(transfers.unit, 'EUR'));
    expect(money.reduce((sum, { amount }) => sum + amount, 0)).toBe(2495 + 2495 + 995);
  });

  it('a payment that arrives after it had counted as cancelled gives its credits all the same', async () => {
    const free = await ground.as('free');
    const { answer } = await order(free);
    await ground.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.key, answer.order.payment_id));
    await pays(answer.order.checkout_url);
    expect((await look(free, answer.order.payment_id)).state).toBe('completed');
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('a server that died between paid and credited finds out by itself', async () => {
    const { answer } = await order(await ground.as('free'));
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    ground.server.passes(15_000);
    await createReconciler(ground.server.parts).reconcile();
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('a young order is asked about though a hundred old ones wait for their banks', async () => {
    const free = await ground.as('free');
    const { answer } = await order(free);
    const [row] = await ground.db.select().from(orders);
    const { id: _, ...rest } = row!;
    const monday = new Date('2026-11-16T12:00:00Z');
    const old = Array.from({ length: 100 }, (_none, at) => ({ ...rest, key: `old-${at}`, requestKey: null, paymentId: `sb_old${at}`, state: 'pending' as const, createdAt: monday, checkedAt: new Date('2026-11-21T11:00:00Z') }));
    await ground.db.insert(orders).values(old);
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    ground.server.passes(15_000);
    const company = companyOf(ground);
    const { find } = company;
    const asked: string[] = [];
    company.find = (id) => (asked.push(id), find(id));
    await createReconciler(ground.server.parts).reconcile();
    expect(asked).toEqual([paymentOf(answer.order.checkout_url)]);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('the company is told where to call and where to lead back to, by https on a site that others reach', async () => {
    const { answer } = await order(await ground.as('free'));
    expect((await companyOf(ground).payment(paymentOf(answer.order.checkout_url)))!.asked).toMatchObject({
      webhook: 'https://vonk.test/api/payment-webhook.php', returnTo: expect.stringMatching(/^https:\/\/vonk\.test\/credits\/2\/ideal\?payment=/) as string,
    });
  });

  it('a payment whose server died before it noted it is found by its reference, even when the order had been given up', async () => {
    const { answer } = await order(await ground.as('free'));
    const payment = paymentOf(answer.order.checkout_url);
    await ground.db.update(orders).set({ paymentId: null, checkedAt: null, state: 'cancelled' });
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    await tell(ground, payment);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('a webhook for what is no payment of ours says nothing and does nothing', async () => {
    for (const id of ['', 'tr_1', 'sb_1', '../orders', "'; drop table orders; --"]) expect((await tell(ground, id)).status).toBe(200);
  });

  it('the same call twenty times at once is one order and one payment', async () => {
    const free = await ground.as('free');
    const told = await Promise.all(Array.from({ length: 20 }, () => order(free, {}, 'one-key-for-twenty-calls')));
    expect(told.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    const made = new Set(told.filter(({ status }) => status === 200).map(({ answer }) => answer.order.payment_id));
    expect(made.size).toBe(1);
    expect(await ground.db.select().from(orders)).toHaveLength(1);
  });

  describe('[V06] [E14] a discount code', () => {
    it('takes its part off, once for each member; used again it says so', async () => {
      const free = await ground.as('free');
      expect((await order(free, { code: 'zomer10', amount: 2495 })).error).toMatchObject({ params: { amount: 2245, currency: 'EUR' } });
      const { answer } = await order(free, { code: ' zomer10 ', amount: 2245 });
      expect(answer.order).toMatchObject({ amount: 2245, list_amount: 2495, discount: { code: 'ZOMER10', percentage: 10, amount: 250 } });
      await pays(answer.order.checkout_url);
      expect(await order(free, { code: 'ZOMER10', amount: 2245 })).toMatchObject({ status: 409, code: 'code_used', error: { fields: { code: 'code_used' } } });
      expect((await order(await ground.as('other'), { code: 'ZOMER10', amount: 2245 })).status).toBe(200);
    });

    it('in two tabs counts for one of the orders: the other is called off, or has it already', async () => {
      const free = await ground.as('free');
      const first = (await order(free, { code: 'ZOMER10', amount: 2245 })).answer.order;
      const second = (await order(free, { code: 'ZOMER10', bundle: 1, amount: 895 })).answer.order;
      expect([(await look(free, first.payment_id)).state, second.state]).toEqual(['cancelled', 'loading']);
      expect(await companyOf(ground).decide(paymentOf(first.checkout_url), 'paid')).toBe(false);
      await companyOf(ground).decide(paymentOf(second.checkout_url), 'pending');
      await companyOf(ground).decide(paymentOf(second.checkout_url), 'paid');
      expect((await order(free, { code: 'ZOMER10', amount: 2245 })).code).toBe('code_used');
    });

    it('sent twice at the same moment counts for one order: no more than one can be paid', async () => {
      const free = await ground.as('free');
      const told = await Promise.all([order(free, { code: 'ZOMER10', amount: 2245 }), order(free, { code: 'ZOMER10', bundle: 1, amount: 895 })]);
      const payable = (await ground.db.select().from(orders)).filter(({ state, discountCode }) => state === 'loading' && discountCode === 'ZOMER10');
      expect([payable.length, told.some(({ status }) => status === 200)]).toEqual([1, true]);
    });

    it('that nobody has given out, or that is over, is refused at its field, and no order is left', async () => {
      const free = await ground.as('free');
      expect(await order(free, { code: 'GRATIS', amount: 0 })).toMatchObject({ status: 404, code: 'code_not_found', error: { fields: { code: 'code_not_found' } } });
      expect((await order(free, { code: 'TIMEBONUS25', amount: 1871 })).code).toBe('code_expired');
      expect(await ground.db.select().from(orders)).toEqual([]);
    });

    it('[T08] TIMEBONUS25 counts within four hours of sign-up, for who has not paid', async () => {
      await ground.db.update(members).set({ signupAt: new Date('2026-11-21T08:00:01Z') }).where(eq(members.id, ground.world.free));
      const free = await ground.as('free');
      expect((await free.call(endpoints.getDiscountCode, { query: { welcome: 'true' } })).answer).toMatchObject({
        code: 'TIMEBONUS25', value_percentage: 25, expires: '2026-11-21T12:00:01.000Z', status: 'active', validity: 'once-per-user', user_id: ground.world.free,
      });
      expect((await order(free, { code: 'TIMEBONUS25', amount: 1871 })).answer.order.discount).toEqual({ code: 'TIMEBONUS25', percentage: 25, amount: 624 });
      ground.server.passes(1_000);
      expect((await order(free, { code: 'TIMEBONUS25', amount: 1871 })).code).toBe('code_expired');
      expect((await free.call(endpoints.getDiscountCode, { query: { welcome: 'true' } })).answer).toBeNull();
    });
  });

  it('a price that is another by now, in the wrong currency, or a bundle of elsewhere is refused', async () => {
    const free = await ground.as('free');
    expect(await order(free, { amount: 1 })).toMatchObject({ status: 409, code: 'price_changed', error: { params: { amount: 2495, currency: 'EUR' } } });
    expect((await order(free, { currency: 'PLN' })).code).toBe('price_changed');
    expect((await order(free, { bundle: 5, amount: 3990, currency: 'PLN' })).code).toBe('not_found');
    expect((await order(free, { method: 'bitcoin' })).code).toBe('method_unavailable');
    expect((await order(free, { method: 'directdebit' })).code).toBe('method_unavailable');
  });

  it('with the company down nothing is charged, and the same call made again goes through', async () => {
    const free = await ground.as('free');
    const company = companyOf(ground);
    const { create } = company;
    company.create = () => Promise.reject(new ProviderDown('gone'));
    expect(await order(free, {}, 'a-key-for-a-second-try')).toMatchObject({ status: 503, code: 'payment_unavailable' });
    company.create = create;
    expect((await order(free, {}, 'a-key-for-a-second-try')).answer.order.checkout_url).toMatch(/sb_/);
    expect(await ground.db.select().from(orders)).toHaveLength(1);
  });

  it.each([
    ['of another sum', { amount: { amount: 1, currency: 'EUR' } }],
    ['in another currency', { amount: { amount: 2495, currency: 'PLN' } }],
    ['for something else', { reference: 'somebody-else’s-order' }],
  ])('[M1] a payment %s than the order’s gives nothing, and is logged for people', async (_, other) => {
    const { answer } = await order(await ground.as('free'));
    const company = companyOf(ground);
    const { find } = company;
    company.find = async (id) => ({ ...(await find(id))!, state: 'paid', ...other });
    await tell(ground, paymentOf(answer.order.checkout_url));
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
    expect(ground.server.lines).toContainEqual(expect.objectContaining({ event: 'payment does not fit its order', payment: paymentOf(answer.order.checkout_url), state: 'paid', amount: expect.any(Number) }));
  });

  it('[X06] the card on file is charged without a visit; declined, the order says so and offers another try', async () => {
    const free = await ground.as('free');
    // Nothing is kept yet: one pays by a visit.
    expect((await order(free, { method: 'card', recurring: true })).answer.order.checkout_url).toMatch(/sb_/);
    const first = (await order(free, { method: 'card' })).answer.order;
    await pays(first.checkout_url);
    const again = (await order(free, { method: 'card', recurring: true })).answer.order;
    expect([again.state, again.checkout_url]).toEqual(['pending', undefined]);
    ground.server.passes(4_000);
    expect((await look(free, again.payment_id)).state).toBe('completed');
    await ground.db.update(orders).set({ customer: 'sbc_x-declined' }).where(eq(orders.key, again.payment_id));
    const declined = (await order(free, { method: 'card', recurring: true })).answer.order;
    ground.server.passes(4_000);
    expect(await look(free, declined.payment_id)).toMatchObject({ state: 'failed', recurring_failed: true });
  });

  it('[X06] a charge that is refused at once ends as a declined one does, also when the same call comes again, and is not tried blindly again', async () => {
    const free = await ground.as('free');
    await pays((await order(free, { method: 'card' })).answer.order.checkout_url);
    const company = companyOf(ground);
    const { create } = company;
    let charged = 0;
    company.create = (wish) => {
      if (!wish.customer) return create(wish);
      charged += 1;
      return Promise.reject(new ProviderRefused('There is no mandate.', 'customerId'));
    };
    for (const _press of [1, 2]) {
      const refused = await order(free, { method: 'card', recurring: true }, 'one-press-that-came-twice');
      expect([refused.status, refused.answer.order]).toMatchObject([200, { state: 'failed', recurring_failed: true, checkout_url: undefined }]);
    }
    expect((await order(free, { method: 'card', recurring: true })).answer.order).toMatchObject({ state: 'loading', recurring_failed: false });
    expect((await order(free, { method: 'paypal' })).answer.order.checkout_url).toMatch(/sb_/);
    expect(charged).toBe(1);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('a card is kept where its payer wants that, until they let go of it, here and at the company', async () => {
    const free = await ground.as('free');
    const card = async () => (await free.call(endpoints.getCredits)).answer;
    await pays((await order(free, { method: 'card', keep_card: false })).answer.order.checkout_url);
    expect(await card()).toMatchObject({ card_on_file: false, card_kept: false });
    const kept = (await order(free, { method: 'card' })).answer.order;
    await pays(kept.checkout_url);
    expect(await card()).toMatchObject({ card_on_file: true, card_kept: true, methods: expect.arrayContaining([{ method: 'card', banks: [], keeps: true }]) as unknown });
    const company = companyOf(ground);
    const { forget } = company;
    company.forget = () => Promise.reject(new ProviderDown('gone'));
    expect((await free.call(endpoints.forgetCard)).code).toBe('unavailable');
    expect(await card()).toMatchObject({ card_on_file: true });
    company.forget = forget;
    expect((await free.call(endpoints.forgetCard)).status).toBe(200);
    expect(await card()).toMatchObject({ card_on_file: false, card_kept: false });
    expect((await company.payment(paymentOf(kept.checkout_url)))!.customer).toBeNull();
    // What is told of the payment later brings nothing back.
    company.find = async (id) => ({ ...(await company.findByReference(kept.payment_id, new Date(0)))!, id, customer: 'sbc_again' });
    await tell(ground, paymentOf(kept.checkout_url));
    expect(await card()).toMatchObject({ card_on_file: false, card_kept: false });
    expect((await free.call(endpoints.forgetCard)).status).toBe(200);
  });

  it('a card whose first payment came to nothing was not kept; letting go of it is harmless, and leaves nobody at the company', async () => {
    const free = await ground.as('free');
    const kept = async () => (await free.call(endpoints.getCredits)).answer.card_kept;
    const tried = paymentOf((await order(free, { method: 'card' })).answer.order.checkout_url);
    await companyOf(ground).decide(tried, 'failed');
    await tell(ground, tried);
    expect(await kept()).toBe(false);
    expect((await free.call(endpoints.forgetCard)).status).toBe(200);
    expect((await companyOf(ground).payment(tried))!.customer).toBeNull();
  });

  it('somebody else’s order is the same 404 as one that there is not', async () => {
    const { answer } = await order(await ground.as('free'));
    const other = await ground.as('other');
    for (const payment_id of [answer.order.payment_id, 'none']) {
      expect((await other.call(endpoints.getOrder, { query: { payment_id } })).status).toBe(404);
      expect((await other.call(endpoints.withdrawOrder, { body: { payment_id, refund: 0 } })).status).toBe(404);
    }
  });
});
