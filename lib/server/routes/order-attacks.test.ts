// Each way in which money and credits could part: none may. Bars M1, S3, S10.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { pageDeadline } from '@/lib/api/server';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { members } from '../store/schema/members';
import { bundles, orders } from '../store/schema/orders';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';
import { browser } from '../testing/test-server';
import { methodsPatience } from './credit-calls';

onEveryDatabase('money and credits', (ground) => {
  beforeEach(() => openShop(ground));
  const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });
  const made = async (who: 'free' | 'other' | 'poor' = 'free') => (await order(await ground.as(who))).answer.order;

  it('[M1] twenty purchases at once, ten each of two members, are twenty orders, all paid and each credited once', async () => {
    const own = await Promise.all([ground.as('free'), ground.as('poor')]);
    const told = await Promise.all(Array.from({ length: 20 }, (_, at) => order(own[at % 2]!, {}, `one-of-twenty-purchases-${at}`)));
    expect(told.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const placed = told.map(({ answer }) => paymentOf(answer.order.checkout_url));
    expect([new Set(placed).size, (await ground.db.select().from(orders)).length]).toEqual([20, 20]);
    await Promise.all(placed.map((id) => companyOf(ground).decide(id, 'paid')));
    await Promise.all([...placed, ...placed].map((id) => tell(ground, id)));
    expect(new Set((await ground.db.select().from(orders)).map(({ state }) => state))).toEqual(new Set(['completed']));
    expect([await creditBalance(ground.db, ground.world.free), await creditBalance(ground.db, ground.world.poor)]).toEqual([both(100 + 2750), both(2750)]);
  }, 60_000);

  it('[M1] [bar S10] of twenty at once of one member those above twelve a minute are refused, and charge nothing', async () => {
    const free = await ground.as('free');
    const told = await Promise.all(Array.from({ length: 20 }, (_, at) => order(free, {}, `one-of-twenty-purchases-${at}`)));
    expect([200, 429].map((status) => told.filter((each) => each.status === status).length)).toEqual([12, 8]);
    expect(await ground.db.select().from(orders)).toHaveLength(12);
  });

  it('[M1] a press that is sent twenty times at once is answered each time with the one order, and counts once', async () => {
    const own = await ground.as('free');
    const told = await Promise.all(Array.from({ length: 20 }, () => order(own, {}, 'one-press-sent-twenty-times')));
    expect(told.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(told.map(({ answer }) => answer.order.payment_id)).size).toBe(1);
    expect((await order(own, {}, 'the-next-press-of-the-button')).status).toBe(200);
  });

  it('[S8] forty codes under one key are forty guesses: all but a few are refused, and sent once more they are refused again', async () => {
    const own = await ground.as('free');
    const guess = async (at: number) => (await order(own, { code: `RAAD${at}` }, 'one-key-for-all-the-guesses')).code;
    const told = async () => {
      const codes = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)));
      return ['code_not_found', 'too_many_requests'].map((code) => codes.filter((each) => each === code).length);
    };
    // Twelve orders a minute, and fifteen codes.
    expect([await told(), await told(), await told()]).toEqual([[12, 28], [3, 37], [0, 40]]);
    expect((await order(own, { code: 'ZOMER10' }, 'one-key-for-all-the-guesses')).status).toBe(429);
  });

  it('[S8] wrong codes of orders and of the field count together, and a code that counts costs no try', async () => {
    const own = await ground.as('free');
    const typed = async (code: string) => (await own.call(endpoints.getDiscountCode, { query: { code } })).code;
    for (let at = 0; at < 6; at++) expect((await order(own, { code: `RAAD${at}` })).code).toBe('code_not_found');
    for (let at = 0; at < 3; at++) expect((await order(own, { code: 'ZOMER10' })).code).toBe('price_changed');
    for (let at = 0; at < 9; at++) expect(await typed(`RADEN${at}`)).toBe('code_not_found');
    expect([await typed('NOGEENS'), (await order(own, { code: 'ZOMER10', amount: 2245 })).status]).toEqual(['too_many_requests', 429]);
    ground.server.passes(20_000);
    expect((await order(own, { code: 'ZOMER10', amount: 2245 })).status).toBe(200);
  });

  it('[M1] a payment for another’s order credits its own order alone, whoever calls the webhook', async () => {
    const [mine, theirs] = [await made('free'), await made('other')];
    await companyOf(ground).decide(paymentOf(theirs.checkout_url), 'paid');
    await tell(ground, paymentOf(mine.checkout_url));
    await tell(ground, paymentOf(theirs.checkout_url));
    expect([await creditBalance(ground.db, ground.world.free), await creditBalance(ground.db, ground.world.other)]).toEqual([both(100), both(375)]);
  });

  it('[M1] a paid payment that is put in the place of an order’s own gives nothing', async () => {
    const [mine, theirs] = [await made('free'), await made('other')];
    const company = companyOf(ground);
    await company.decide(paymentOf(theirs.checkout_url), 'paid');
    const { find } = company;
    company.find = async (id) => {
      const paid = await find(paymentOf(theirs.checkout_url));
      return id === paymentOf(mine.checkout_url) ? { ...paid!, id } : find(id);
    };
    await tell(ground, paymentOf(mine.checkout_url));
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });

  it('[M1] a second paid payment for an order gives nothing, and is a line of the log that names order, payment and sum, until its money has gone back', async () => {
    const mine = await made();
    const company = companyOf(ground);
    const own = paymentOf(mine.checkout_url);
    const { find } = company;
    onTestFinished(() => void Object.assign(company, { find }));
    let second: object = { state: 'open' };
    company.find = async (id) => (id === 'sb_by_hand' ? { ...(await find(own))!, id, amount: { amount: 1995, currency: 'EUR' }, ...second } : find(id));
    const told = async (word: object) => {
      second = word;
      ground.server.lines.length = 0;
      expect((await tell(ground, 'sb_by_hand')).status).toBe(200);
      return ground.server.lines.filter(({ level }) => level === 'error');
    };
    const [{ id }] = (await ground.db.select({ id: orders.id }).from(orders)) as [{ id: number }];
    const line = { level: 'error', event: 'a second payment for an order was paid', order: id, payment: 'sb_by_hand', state: 'paid', amount: 1995, currency: 'EUR' };
    expect(await told({ state: 'open' })).toEqual([]);
    expect(await told({ state: 'paid' })).toEqual([line]);
    await company.decide(own, 'paid');
    await tell(ground, own);
    expect([await told({ state: 'paid', returned: 500 }), await creditBalance(ground.db, ground.world.free)]).toEqual([[line], both(375)]);
    expect(await told({ state: 'paid', returned: 1995 })).toEqual([]);
    // What names no order of ours is somebody else's at the same account.
    expect(await told({ state: 'paid', reference: 'of-another-shop' })).toEqual([]);
    expect((await ground.db.select().from(orders)).map(({ paymentId }) => paymentId)).toEqual([own]);
  });

  it('[M1] a payment that is made while the company tells of another for the same order is told of where it was paid, and the other one stays', async () => {
    const company = companyOf(ground);
    const { create } = company;
    onTestFinished(() => void Object.assign(company, { create }));
    const first = paymentOf((await made('other')).checkout_url);
    company.create = async (wish) => {
      const second = await create(wish);
      await ground.db.update(orders).set({ paymentId: 'sb_told_first' }).where(eq(orders.key, wish.reference));
      return { ...second, state: 'paid' };
    };
    const { checkout_url } = await made();
    const told = ground.server.lines.filter(({ event }) => event === 'a second payment for an order was paid');
    expect(told).toEqual([expect.objectContaining({ level: 'error', payment: expect.stringMatching(/^sb_/), amount: 2495, currency: 'EUR' })]);
    expect([checkout_url, await creditBalance(ground.db, ground.world.free)]).toEqual([undefined, both(100)]);
    expect((await ground.db.select().from(orders).orderBy(orders.id)).map(({ paymentId }) => paymentId)).toEqual([first, 'sb_told_first']);
  });

  it('[bar S10] another site’s webhook moves nothing', async () => {
    const mine = await made();
    await companyOf(ground).decide(paymentOf(mine.checkout_url), 'paid');
    const stranger = browser(ground.server.handle, { host: 'she.test' });
    const answer = await stranger.send('/api/payment-webhook.php', { method: 'POST', body: `id=${paymentOf(mine.checkout_url)}`, headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
  });

  it('[bar S10] a payment that is told of without end is asked about thirty times, and then once a second; others are told of meanwhile', async () => {
    const [mine, theirs] = [await made('free'), await made('other')].map(({ checkout_url }) => paymentOf(checkout_url)) as [string, string];
    const company = companyOf(ground);
    const { find } = company;
    const asked: string[] = [];
    company.find = (id) => (asked.push(id), find(id));
    const told = async (id: string, times: number) => {
      const answers = [];
      for (let time = 0; time < times; time += 1) answers.push(await tell(ground, id));
      return answers.map(({ status, headers }) => (status === 503 ? `503, ${headers.get('retry-after')}` : status));
    };
    expect(await told(mine, 32)).toEqual([...Array<number>(30).fill(200), '503, 1', '503, 1']);
    expect([asked.length, await told(theirs, 1)]).toEqual([30, [200]]);
    await company.decide(mine, 'paid');
    ground.server.passes(1_000);
    expect([await told(mine, 2), await creditBalance(ground.db, ground.world.free)]).toEqual([[200, '503, 1'], both(375)]);
    company.find = find;
  });

  it('a currency that is not the country’s is refused, and after a move the old bundle is not for sale', async () => {
    const free = await ground.as('free');
    expect((await order(free, { currency: 'USD', amount: 2495 })).code).toBe('price_changed');
    await ground.db.update(members).set({ country: 'PL' }).where(eq(members.id, ground.world.free));
    expect((await order(free)).code).toBe('not_found');
    expect((await order(free, { bundle: 5, amount: 3990, currency: 'PLN', method: 'blik' })).answer.order).toMatchObject({ amount: 3990, currency: 'PLN', tax: { rate: 23 } });
    expect(await ground.db.select().from(orders)).toHaveLength(1);
  });

  it('amounts that are none, below zero or not whole are refused before anything is kept', async () => {
    const free = await ground.as('free');
    for (const amount of [-2495, 24.95, Number.NaN, 1e21]) expect((await order(free, { amount })).status).toBeGreaterThanOrEqual(400);
    expect(await ground.db.select().from(orders)).toEqual([]);
  });

  it('[M1] with the company down a webhook is asked to come again, and what was paid is credited when it is back', async () => {
    const mine = await made();
    const company = companyOf(ground);
    await company.decide(paymentOf(mine.checkout_url), 'paid');
    const { find, methods } = company;
    company.find = () => Promise.reject(new ProviderDown('gone'));
    company.methods = () => Promise.reject(new ProviderDown('gone'));
    expect((await tell(ground, paymentOf(mine.checkout_url))).status).toBe(503);
    const free = await ground.as('free');
    expect((await free.call(endpoints.getCredits)).answer.methods).toEqual([]);
    expect((await free.call(endpoints.getOrder, { query: { payment_id: mine.payment_id } })).answer.order.state).toBe('loading');
    ground.server.passes(15_000);
    await createReconciler(ground.server.parts).reconcile();
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(100));
    Object.assign(company, { find, methods });
    ground.server.passes(15_000);
    await createReconciler(ground.server.parts).reconcile();
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('[S08] a bundle that an operator took off sale is a changed price: the one with as many credits, else with the nearest number, is sold in its place', async () => {
    const free = await ground.as('free');
    const retire = (id: number) => ground.db.update(bundles).set({ retired: true }).where(eq(bundles.id, id));
    await ground.db.insert(bundles).values({ id: 12, siteId: 1, currency: 'EUR', credits: 275, price: 2795 });
    await retire(2);
    expect(await order(free)).toMatchObject({ status: 409, code: 'price_changed', error: { params: { bundle: 12, amount: 2795, currency: 'EUR' } } });
    await retire(12);
    // 275 is nearer to 100 than to 600.
    expect(await order(free)).toMatchObject({ code: 'price_changed', error: { params: { bundle: 1, amount: 995 } } });
    expect(await order(free, { bundle: 999 })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ground.db.select().from(orders)).toEqual([]);
  });

  it('[M1] an order that was kept before the site changed its company is paid at the new one, and credited', async () => {
    const free = await ground.as('free');
    const company = companyOf(ground);
    const { create } = company;
    company.create = () => Promise.reject(new ProviderDown('gone'));
    await order(free, {}, 'kept-before-a-change');
    company.create = create;
    await ground.db.update(orders).set({ provider: 'another', paymentState: null });
    const { answer } = await order(free, {}, 'kept-before-a-change');
    const payment = paymentOf(answer.order.checkout_url);
    await company.decide(payment, 'paid');
    await tell(ground, payment);
    expect(await creditBalance(ground.db, ground.world.free)).toEqual(both(375));
  });

  it('a company that says nothing costs the page of credits its ways to pay, not its answer', async () => {
    const company = companyOf(ground);
    const { methods } = company;
    const asked = Promise.withResolvers<void>();
    company.methods = () => (asked.resolve(), new Promise(() => undefined));
    const free = await ground.as('free');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = free.call(endpoints.getCredits);
    await asked.promise;
    vi.advanceTimersByTime(methodsPatience);
    const { status, answer } = await answered;
    expect([status, answer.methods, answer.bundles.length > 0]).toEqual([200, [], true]);
    expect(methodsPatience).toBeLessThan(pageDeadline);
    Object.assign(company, { methods });
  });
});
