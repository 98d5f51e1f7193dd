import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { settleOrder } from '../settle-order';
import { orderOfPayment } from '../store/order-store';
import { companyOf, openShop, order, paymentOf } from '../testing/money';
import { purseOf } from '../testing/purse';
import { onEveryDatabase } from '../testing/suite';
import { requestTo } from '../testing/test-server';
import { sandboxPage } from './sandbox-page';

onEveryDatabase('the page of the sandbox', (ground) => {
  beforeEach(() => openShop(ground));
  const told: string[] = [];
  const waits: number[] = [];
  const given = () => ({
    company: companyOf(ground),
    tell: async (id: string) => {
      told.push(id);
      await settleOrder(ground.server.parts, (await orderOfPayment(ground.db, id))!);
    },
    wait: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
  });
  const choose = (id: string, body: string, headers = {}) =>
    sandboxPage(requestTo(`/sandbox/payment/${id}`, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }), id, given());
  beforeEach(() => {
    told.length = 0;
    waits.length = 0;
  });

  it('shows what is to be paid, takes the outcome, and leads back to the site', async () => {
    const { checkout_url } = (await order(await ground.as('free'))).answer.order;
    const id = paymentOf(checkout_url);
    const shown = await (await sandboxPage(requestTo(checkout_url!), id, given())).text();
    expect(shown).toContain('€24.95');
    expect(shown).toContain('No real money moves here');
    const answer = await choose(id, 'outcome=paid&delay=0&notice=thrice');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/credits\/2\/ideal\?payment=/)]);
    await expect.poll(async () => (await purseOf(ground.db, ground.world.free)).balance).toBe(375);
    expect(told).toHaveLength(3);
    expect(await (await sandboxPage(requestTo(checkout_url!), id, given())).text()).toContain('This payment is paid');
  });

  it('a decision that comes later is told of later still', async () => {
    const free = await ground.as('free');
    const { checkout_url, payment_id } = (await order(free)).answer.order;
    await choose(paymentOf(checkout_url), 'outcome=paid&delay=10000&notice=late');
    expect(waits).toEqual([30_000]);
    const state = async () => (await free.call(endpoints.getOrder, { query: { payment_id } })).answer.order.state;
    ground.server.passes(2_000);
    expect(await state()).toBe('pending');
    ground.server.passes(8_000);
    expect(await state()).toBe('completed');
  });

  it('takes nothing from another site, and nothing twice', async () => {
    const { checkout_url } = (await order(await ground.as('free'))).answer.order;
    const id = paymentOf(checkout_url);
    await expect(choose(id, 'outcome=paid', { 'sec-fetch-site': 'cross-site' })).rejects.toMatchObject({ code: 'cross_site' });
    await choose(id, 'outcome=failed&notice=never');
    await choose(id, 'outcome=paid&notice=once');
    expect((await companyOf(ground).find(id))!.state).toBe('failed');
    expect((await sandboxPage(requestTo('/sandbox/payment/none'), 'none', given())).status).toBe(404);
  });
});
