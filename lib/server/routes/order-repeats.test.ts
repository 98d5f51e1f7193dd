// One press of the button that comes twice at once: the second looks for its order a moment before the first has made it. (M1, E14, S09)
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { orderOfRequest } from '../store/order-store';
import { discountCodes, orders } from '../store/schema/orders';
import { openShop, order } from '../testing/money';
import { onOneDatabase } from '../testing/suite';

vi.mock(import('../store/order-store'), async (actual) => {
  const store = await actual();
  return { ...store, orderOfRequest: vi.fn(store.orderOfRequest) };
});

onOneDatabase('a press that comes twice at once', (ground) => {
  beforeEach(async () => {
    await openShop(ground);
    await ground.db.insert(discountCodes).values([{ siteId: 1, code: 'CADEAU', percentage: 100 }, { siteId: 1, code: 'HELFT', percentage: 50 }]);
  });
  const press = 'one-press-of-the-button';
  /** The next call finds no order of its own yet. */
  const tooEarly = () => vi.mocked(orderOfRequest).mockResolvedValueOnce(undefined);

  it.each([['brings it down to nothing', 'CADEAU', 0], ['halves it', 'HELFT', 1247]])('[M1] is one order where a code %s: the code is used by the press itself', async (_, code, amount) => {
    const free = await ground.as('free');
    const first = await order(free, { code, amount }, press);
    tooEarly();
    const second = await order(free, { code, amount }, press);
    expect([second.code, second.answer?.order.payment_id]).toEqual([undefined, first.answer.order.payment_id]);
    expect(await ground.db.select({ state: orders.state }).from(orders)).toEqual([{ state: first.answer.order.state }]);
  });

  it('is one order within the member’s own limit: it is not called off to make room for itself', async () => {
    const free = await ground.as('free');
    await free.call(endpoints.saveSpendingLimit, { body: { limit: 3000 } });
    const first = await order(free, {}, press);
    tooEarly();
    const second = await order(free, {}, press);
    expect([second.code, second.answer?.order.payment_id]).toEqual([undefined, first.answer.order.payment_id]);
    expect(await ground.db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'loading' }]);
  });
});
