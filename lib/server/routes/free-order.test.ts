// An order that a code brings down to nothing: complete at once, and no payment company is asked. Decision 163. (S08, E14, M1)
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown } from '../payments/provider';
import { mails } from '../store/schema/mails';
import { notifications } from '../store/schema/notifications';
import { discountCodes, orders } from '../store/schema/orders';
import { companyOf, openShop, order } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';

const given = { code: 'CADEAU', amount: 0 };

onEveryDatabase('an order of nothing', (ground) => {
  beforeEach(async () => {
    await openShop(ground);
    await ground.db.insert(discountCodes).values({ siteId: 1, code: 'CADEAU', percentage: 100 });
    const company = companyOf(ground);
    company.create = () => Promise.reject(new ProviderDown('nobody asks for a payment of nothing'));
  });
  const balance = async () => (await creditBalance(ground.db, ground.world.free)).balance;

  it('[S08] [E14] is complete at once, without a payment company, and is told of as what it is', async () => {
    const free = await ground.as('free');
    const before = await balance();
    const { answer } = await order(free, given);
    expect(answer.order).toMatchObject({ state: 'completed', amount: 0, list_amount: 2495, discount: { code: 'CADEAU', amount: 2495 }, method: undefined, tax: null });
    expect(answer.order.withdrawal).toBeNull();
    expect((await balance()) - before).toBe(275);
    expect((await free.call(endpoints.listOrders)).answer.transactions).toMatchObject([{ state: 'completed', amount: 0, credits: 275 }]);
    expect((await free.call(endpoints.getUser)).answer.user!.paid_user).toBe(true);
    const [mail] = await ground.db.select().from(mails);
    // No tax in it, and no day until which money could come back.
    expect(mail!.letter).toMatchObject({ kind: 'order', amount: 0, outcome: { discount: { code: 'CADEAU', amount: 2495 } } });
    expect(mail!.letter).not.toHaveProperty('outcome.tax');
    expect(mail!.letter).not.toHaveProperty('outcome.until');
    expect(await ground.db.select().from(notifications)).toMatchObject([{ kind: 'payment' }]);
  });

  it('[M1] pressed twice, or ten times at once, gives its credits once', async () => {
    const free = await ground.as('free');
    const before = await balance();
    const told = await Promise.all(Array.from({ length: 10 }, () => order(free, given, 'one-press-of-the-button')));
    expect(told.flatMap(({ answer, ...other }) => (answer ? [] : other))).toEqual([]);
    expect(new Set(told.map(({ answer }) => answer.order.payment_id)).size).toBe(1);
    expect((await order(free, given, 'a-second-tab')).code).toBe('code_used');
    expect((await balance()) - before).toBe(275);
    expect(await ground.db.select().from(orders)).toHaveLength(1);
    expect(await ground.db.select().from(mails)).toHaveLength(1);
  });

  it('asks for no account, fits every limit, and counts for nothing in the month', async () => {
    const free = await ground.as('free');
    await free.call(endpoints.saveSpendingLimit, { body: { limit: 0 } });
    expect((await order(free, { ...given, method: 'directdebit' })).answer.order.state).toBe('completed');
    expect((await free.call(endpoints.getCredits)).answer.spending).toMatchObject({ spent: { amount: 0 } });
    expect((await order(free, { method: 'directdebit' })).code).toBe('method_unavailable');
  });
});
