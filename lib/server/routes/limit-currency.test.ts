// A spending limit is in the money it was set in, whatever country its member lives in later. Decision 162. (R09)
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { members } from '../store/schema/members';
import { orders } from '../store/schema/orders';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const day = 24 * 60 * 60 * 1000;
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const zloty = (amount: number) => ({ amount, currency: 'PLN' });
const polish = { bundle: 5, method: 'blik', amount: 3990, currency: 'PLN' };

onOneDatabase('a spending limit and its currency', (ground) => {
  beforeEach(() => openShop(ground));
  const limit = async (own: Browser, amount: number | null) => (await own.call(endpoints.saveSpendingLimit, { body: { limit: amount } })).answer.spending;
  const spending = async (own: Browser) => (await own.call(endpoints.getCredits)).answer.spending;
  const moveTo = (country: string) => ground.db.update(members).set({ country }).where(eq(members.id, ground.world.free));

  it('is never read as another currency: an order in other money is refused, and says which limit stands', async () => {
    const free = await ground.as('free');
    await limit(free, 5000);
    await moveTo('PL');
    expect(await order(free, polish)).toMatchObject({ status: 409, code: 'limit_currency', error: { params: { currency: 'PLN', limit_currency: 'EUR' } } });
    expect(await ground.db.select().from(orders)).toEqual([]);
    expect(await spending(free)).toMatchObject({ limit: euros(5000), currency: 'PLN' });
    await moveTo('NL');
    expect((await order(free)).status).toBe(200);
  });

  it('typed on a page of before the move is not taken for the money of now', async () => {
    const free = await ground.as('free');
    await moveTo('PL');
    const typed = (currency: string) => free.call(endpoints.saveSpendingLimit, { body: { limit: 5000, currency } });
    expect(await typed('EUR')).toMatchObject({ status: 409, code: 'limit_currency', error: { params: { currency: 'PLN', limit_currency: 'EUR' } } });
    expect((await spending(free))!.limit).toBeNull();
    expect((await typed('PLN')).answer.spending).toMatchObject({ limit: zloty(5000) });
  });

  it('counts what was spent in its own currency, also from abroad', async () => {
    const free = await ground.as('free');
    await limit(free, 3000);
    const { answer } = await order(free);
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    await tell(ground, paymentOf(answer.order.checkout_url));
    await moveTo('PL');
    expect(await spending(free)).toMatchObject({ spent: euros(2495), limit: euros(3000), currency: 'PLN' });
  });

  it('set in other money, or taken away from abroad, changes after a day, however small the new one is', async () => {
    const free = await ground.as('free');
    await limit(free, 5000);
    await moveTo('PL');
    expect(await limit(free, null)).toMatchObject({ limit: euros(5000), next_limit: { limit: null } });
    expect(await limit(free, 4000)).toMatchObject({ limit: euros(5000), next_limit: { limit: zloty(4000), from: '2026-11-22T12:00:00.000Z' } });
    expect((await order(free, polish)).code).toBe('limit_currency');
    ground.server.passes(day);
    expect(await spending(free)).toMatchObject({ spent: zloty(0), limit: zloty(4000), next_limit: null });
    expect((await order(free, polish)).status).toBe(200);
    expect(await limit(free, 3000)).toMatchObject({ limit: zloty(3000), next_limit: null });
  });
});
