// A purchase that its payer has made and its bank has not confirmed: nothing calls it off in silence, and what it saves is not offered a second time. (T12, E14, T08, S10)
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import type { PaymentState } from '../payments/provider';
import { keepSpendingLimit } from '../store/order-store';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { discountCodes, orders } from '../store/schema/orders';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';

const saving = { code: 'TIMEBONUS25', amount: 1871 };
const smaller = { code: 'TIMEBONUS25', bundle: 1, amount: 746 };

onOneDatabase('a purchase under way', (ground) => {
  beforeEach(() => openShop(ground));
  const change = (some: Partial<typeof members.$inferInsert>) => ground.db.update(members).set(some).where(eq(members.id, ground.world.free));
  const isNew = () => change({ signupAt: new Date('2026-11-21T11:00:00Z') });
  const states = async () => (await ground.db.select().from(orders).orderBy(orders.id)).map(({ state }) => state);
  const credits = async () => (await (await ground.as('free')).call(endpoints.getUser)).answer.user?.credits;
  const find = async (query: Record<string, string>) => {
    const { status, code, answer } = await (await ground.as('free')).call(endpoints.getDiscountCode, { query });
    return status === 200 ? (answer?.code ?? null) : code;
  };
  const becomes = async (payment: string, state: PaymentState) => {
    await companyOf(ground).decide(payment, state);
    await tell(ground, payment);
  };
  async function underWay(wish: Parameters<typeof order>[1]) {
    const { order: made } = (await order(await ground.as('free'), wish)).answer;
    await becomes(paymentOf(made.checkout_url), 'pending');
    return { key: made.payment_id, payment: paymentOf(made.checkout_url) };
  }

  it('[T12] [E14] is not called off by another order with its code, which is told of it, and gives its credits when it is paid', async () => {
    await isNew();
    const { key, payment } = await underWay(saving);
    const free = await ground.as('free');
    const told = { status: 409, code: 'code_open', error: { params: { payment_id: key, bundle: 2, method: 'ideal' } } };
    // What its company would let be called off is not asked for either.
    const { cancel } = companyOf(ground);
    companyOf(ground).cancel = (id) => companyOf(ground).decide(id, 'cancelled');
    for (const other of [smaller, { ...saving, method: 'paypal' }, saving]) expect(await order(free, other)).toMatchObject(told);
    expect(await states()).toEqual(['pending']);
    companyOf(ground).cancel = cancel;
    await becomes(payment, 'paid');
    expect([await states(), await credits()]).toEqual([['completed'], 375]);
  });

  it('[T12] of which only its company knows yet is not called off either: not for its code, nor for room in the member’s own limit', async () => {
    const free = await ground.as('free');
    const first = (await order(free, { code: 'ZOMER10', amount: 2245 })).answer.order;
    await companyOf(ground).decide(paymentOf(first.checkout_url), 'pending');
    expect((await order(free, { code: 'ZOMER10', bundle: 1, amount: 895 })).code).toBe('code_open');
    expect(await states()).toEqual(['pending']);
    const second = (await order(free)).answer.order;
    await companyOf(ground).decide(paymentOf(second.checkout_url), 'pending');
    await keepSpendingLimit(ground.db, ground.world.free, { limit: { amount: 5000, currency: 'EUR' } });
    expect((await order(free)).code).toBe('spend_limit');
    expect(await states()).toEqual(['pending', 'pending']);
    for (const { checkout_url } of [first, second]) await becomes(paymentOf(checkout_url), 'paid');
    expect([await states(), await credits()]).toEqual([['completed', 'completed'], 650]);
  });

  it('that has failed by now at its company leaves its code to the next order', async () => {
    await isNew();
    const { payment } = await underWay(saving);
    await companyOf(ground).decide(payment, 'failed');
    expect((await order(await ground.as('free'), smaller)).answer.order).toMatchObject({ state: 'loading', amount: 746 });
    expect(await states()).toEqual(['failed', 'loading']);
  });

  it('[T08] [E14] holds the saving of a new member: it is offered nowhere, and again once that payment has failed, while it lasts', async () => {
    await isNew();
    const offered = async () => {
      const { user } = (await (await ground.as('free')).call(endpoints.getUser)).answer;
      return [user?.offer_seconds, await find({ welcome: 'true' }), await find({ own: 'true' }), await find({ code: 'timebonus25' })];
    };
    const free = await ground.as('free');
    const atCheckout = (await order(free, saving)).answer.order;
    expect(await offered()).toEqual([10_800, 'TIMEBONUS25', 'TIMEBONUS25', 'TIMEBONUS25']);
    await becomes(paymentOf(atCheckout.checkout_url), 'pending');
    expect(await offered()).toEqual([null, null, null, 'code_open']);
    expect(await find({ code: 'zomer10' })).toBe('ZOMER10');
    await becomes(paymentOf(atCheckout.checkout_url), 'failed');
    expect(await offered()).toEqual([10_800, 'TIMEBONUS25', 'TIMEBONUS25', 'TIMEBONUS25']);
    expect((await order(free, smaller)).status).toBe(200);
    ground.server.passes(10_800_000);
    expect(await offered()).toEqual([null, null, null, 'code_expired']);
  });

  it('under one name holds the saving under its other, where the site gives it another since', async () => {
    await isNew();
    const { key } = await underWay(saving);
    await ground.db.update(orders).set({ discountCode: 'WELKOM25' }).where(eq(orders.key, key));
    expect([await find({ own: 'true' }), await find({ code: 'timebonus25' }), (await order(await ground.as('free'), smaller)).code]).toEqual([null, 'code_open', 'code_open']);
  });

  it('[S10] holds what its member stayed for', async () => {
    await change({ stayDiscount: 30, stayDiscountUntil: new Date('2026-11-22T12:00:00Z') });
    const { payment } = await underWay({ code: 'BLIJF30', amount: 1746 });
    const shown = async () => {
      const { user } = (await (await ground.as('free')).call(endpoints.getUser)).answer;
      return [user?.stay_discount, user?.stay_discount_until, await find({ own: 'true' }), await find({ code: 'BLIJF30' })];
    };
    expect(await shown()).toEqual([null, '2026-11-22T12:00:00.000Z', null, 'code_open']);
    await becomes(payment, 'failed');
    expect(await shown()).toEqual([30, '2026-11-22T12:00:00.000Z', 'BLIJF30', 'BLIJF30']);
  });

  it('with a code that counts any number of times holds nothing', async () => {
    await ground.db.insert(discountCodes).values({ siteId: 1, code: 'ALTIJD10', percentage: 10, validity: 'unlimited' });
    await underWay({ code: 'ALTIJD10', amount: 2245 });
    expect([await find({ code: 'altijd10' }), (await order(await ground.as('free'), { code: 'ALTIJD10', amount: 2245 })).status]).toEqual(['ALTIJD10', 200]);
    expect(await states()).toEqual(['pending', 'loading']);
    expect(await ground.db.select().from(mails).where(eq(mails.kind, 'order'))).toEqual([]);
  });
});
