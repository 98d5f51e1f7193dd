import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { getDiscountCode } from '@/lib/contract/discounts';
import { getUser } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { discountCodes, orders } from '../store/schema/orders';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import type { SmallWorld } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';

onOneDatabase('discount codes', (ground) => {
  beforeEach(() => openShop(ground));
  const change = (some: Partial<typeof members.$inferInsert>) => ground.db.update(members).set(some).where(eq(members.id, ground.world.free));
  const find = async (query: Record<string, string>) => {
    const { status, code, answer } = await (await ground.as('free')).call(getDiscountCode, { query });
    return status === 200 ? (answer?.code ?? null) : code;
  };

  it('[C12] answers what was typed, whatever else the page’s address holds', async () => {
    expect(await find({ code: ' zomer10 ', utm_source: 'mail', back: '/chats/3' })).toBe('ZOMER10');
    expect(await find({ code: 'gratis' })).toBe('code_not_found');
    expect(await find({ utm_source: 'mail' })).toBe('code_not_found');
    expect((await ground.visitor().call(getDiscountCode, { query: { welcome: 'true' } })).answer).toBeNull();
  });

  it('[V06] [E14] a code that was paid with is used for its member, and for nobody else', async () => {
    const free = await ground.as('free');
    const { answer } = await order(free, { code: 'ZOMER10', amount: 2245 });
    expect(await find({ code: 'zomer10' })).toBe('ZOMER10');
    const payment = paymentOf(answer.order.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    expect(await find({ code: 'zomer10' })).toBe('code_used');
    expect((await (await ground.as('other')).call(getDiscountCode, { query: { code: 'zomer10' } })).answer?.code).toBe('ZOMER10');
  });

  it('[T08] [T09] the member is told how long the saving lasts by the server’s clock, and after its end it is nobody’s under any name', async () => {
    await change({ signupAt: new Date('2026-11-21T08:00:02Z') });
    const seconds = async () => (await (await ground.as('free')).call(getUser)).answer.user?.offer_seconds;
    expect([await seconds(), await find({ welcome: 'true' })]).toEqual([2, 'TIMEBONUS25']);
    ground.server.passes(1_500);
    expect(await seconds()).toBe(1);
    ground.server.passes(500);
    expect([await seconds(), await find({ welcome: 'true' }), await find({ own: 'true' }), await find({ code: 'WELKOM25' })]).toEqual([null, null, null, 'code_expired']);
  });

  it('[S10] what a member stayed for is an order’s discount once, and shown to nobody else', async () => {
    await change({ stayDiscount: 30, stayDiscountUntil: new Date('2026-11-22T12:00:00Z') });
    expect([await find({ own: 'true' }), await find({ code: 'blijf30' })]).toEqual(['BLIJF30', 'BLIJF30']);
    const other = await ground.as('other');
    expect((await other.call(getDiscountCode, { query: { code: 'BLIJF30' } })).code).toBe('code_not_found');
    const free = await ground.as('free');
    const { answer } = await order(free, { code: 'BLIJF30', amount: 1746 });
    expect(answer.order.discount).toEqual({ code: 'BLIJF30', percentage: 30, amount: 749 });
    const payment = paymentOf(answer.order.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    expect([await find({ own: 'true' }), await find({ code: 'blijf30' })]).toEqual([null, 'code_used']);
    expect((await free.call(getUser)).answer.user).toMatchObject({ stay_discount: null, stay_discount_until: '2026-11-22T12:00:00.000Z' });
    expect((await order(free, { code: 'BLIJF30', amount: 1746 })).code).toBe('code_used');
  });

  type Given = Partial<typeof discountCodes.$inferInsert>;
  it.each<[string, (world: SmallWorld) => Given, { bundle?: number; amount?: number; method?: string }, string | null]>([
    ['open to all', () => ({}), {}, null],
    ['of the own country', () => ({ country: 'NL' }), {}, null],
    ['of another country', () => ({ country: 'DE' }), {}, 'code_not_found'],
    ['of this member', ({ free }) => ({ memberId: free }), {}, null],
    ['of somebody else', ({ other }) => ({ memberId: other }), {}, 'code_not_found'],
    ['for an order just large enough', () => ({ currency: 'EUR', minimum: 2495 }), {}, null],
    ['for a larger order', () => ({ currency: 'EUR', minimum: 2495 }), { bundle: 1, amount: 895 }, 'code_minimum'],
    ['for this way to pay', () => ({ methods: ['ideal', 'paypal'] }), {}, null],
    ['for another way to pay', () => ({ methods: ['paypal'] }), {}, 'code_method'],
    ['in the own currency', () => ({ currency: 'EUR' }), {}, null],
    ['in another currency', () => ({ currency: 'PLN' }), {}, 'code_not_found'],
    ['that is over', () => ({ expiresAt: new Date('2026-11-21T12:00:00Z') }), {}, 'code_expired'],
    ['that was stopped', () => ({ status: 'stopped' }), {}, 'code_not_found'],
  ])('[V06] [E14] an order with a code %s is made at its price, or refused at the code’s field and not made', async (_, some, wish, refused) => {
    await ground.db.insert(discountCodes).values({ siteId: 1, code: 'GEGEVEN', percentage: 10, ...some(ground.world) });
    const told = await order(await ground.as('free'), { code: 'GEGEVEN', amount: 2245, ...wish });
    const made = (await ground.db.select().from(orders)).map(({ amount, discountCode }) => ({ amount, discountCode }));
    if (refused === null) expect([told.status, made]).toEqual([200, [{ amount: 2245, discountCode: 'GEGEVEN' }]]);
    else expect([told.code, told.error?.fields, made]).toEqual([refused, { code: refused }, []]);
  });
});
