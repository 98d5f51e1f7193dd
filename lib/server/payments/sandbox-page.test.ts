import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { settleOrder } from '../orders/settle-order';
import { orderOfPayment } from '../store/order-store';
import { companyOf, openShop, order, paymentOf } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import { requestTo } from '../testing/test-server';
import { sandboxPage } from './sandbox-page';

onOneDatabase('the page of the sandbox', (ground) => {
  beforeEach(() => openShop(ground));
  const told: string[] = [];
  const settling: Promise<unknown>[] = [];
  const waits: number[] = [];
  const given = () => ({
    company: companyOf(ground),
    tell: (id: string) => {
      told.push(id);
      const settled = orderOfPayment(ground.db, id).then((order) => settleOrder(ground.server.parts, order!));
      settling.push(settled);
      return settled;
    },
    wait: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
  });
  const choose = (id: string, body: string, headers = {}) =>
    sandboxPage(requestTo(`/sandbox/payment/${id}`, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }), id, given());
  beforeEach(() => {
    told.length = 0;
    waits.length = 0;
  });
  // The site is told in its own time: a word still being settled would meet the tables being emptied for the next test.
  afterEach(() => Promise.allSettled(settling.splice(0)));

  it('shows what is to be paid, takes the outcome, and leads back to the site', async () => {
    const { checkout_url } = (await order(await ground.as('free'))).answer.order;
    const id = paymentOf(checkout_url);
    const shown = await (await sandboxPage(requestTo(checkout_url!), id, given())).text();
    expect(shown).toContain('<html lang="nl">');
    expect(shown).toContain('>Betaal €\u00A024,95</button>');
    expect(shown).toContain('Er wordt geen geld afgeschreven.');
    expect(shown).toContain('<p>iDEAL');
    const answer = await choose(id, 'outcome=paid&delay=0&notice=thrice');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/credits\/2\/ideal\?payment=/)]);
    await expect.poll(async () => (await creditBalance(ground.db, ground.world.free)).balance, { timeout: 10_000 }).toBe(375);
    expect(told).toHaveLength(3);
    expect(await (await sandboxPage(requestTo(checkout_url!), id, given())).text()).toContain('This payment is paid');
  });

  it('pays or is called off with one press, which the site is told of once', async () => {
    const free = await ground.as('free');
    for (const [outcome, state] of [['paid', 'completed'], ['cancelled', 'cancelled']] as const) {
      const { checkout_url, payment_id } = (await order(free)).answer.order;
      expect((await choose(paymentOf(checkout_url), `notice=once&outcome=${outcome}`)).status).toBe(303);
      await expect.poll(async () => (await free.call(endpoints.getOrder, { query: { payment_id } })).answer.order.state, { timeout: 10_000 }).toBe(state);
    }
    expect(told).toHaveLength(2);
  });

  it('[T12] a payment that was left undecided is decided there later, as by a slow bank', async () => {
    const free = await ground.as('free');
    for (const [outcome, state] of [['paid', 'completed'], ['failed', 'failed'], ['cancelled', 'cancelled']] as const) {
      const { checkout_url, payment_id } = (await order(free)).answer.order;
      const now = async () => (await free.call(endpoints.getOrder, { query: { payment_id } })).answer.order.state;
      const shown = async () => (await sandboxPage(requestTo(checkout_url!), paymentOf(checkout_url), given())).text();
      await choose(paymentOf(checkout_url), 'outcome=pending&notice=once');
      await expect.poll(now, { timeout: 10_000 }).toBe('pending');
      expect(await shown()).toContain(`name="outcome" value="${outcome}"`);
      await choose(paymentOf(checkout_url), `outcome=${outcome}&notice=once`);
      await expect.poll(now, { timeout: 10_000 }).toBe(state);
      expect(await shown()).not.toContain('name="outcome"');
    }
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

  it('[X06] a card that is kept does next time what was chosen: it is declined later, or refused at once; neither is charged blindly again', async () => {
    for (const card of ['declined', 'refused']) {
      const own = await ground.as(card === 'declined' ? 'free' : 'other');
      const first = (await order(own, { method: 'card' })).answer.order;
      expect(await (await sandboxPage(requestTo(first.checkout_url!), paymentOf(first.checkout_url), given())).text()).toContain('next time it');
      await choose(paymentOf(first.checkout_url), `outcome=paid&card=${card}&notice=never`);
      ground.server.passes(2_000);
      await own.call(endpoints.getOrder, { query: { payment_id: first.payment_id } });
      const again = (await order(own, { method: 'card', recurring: true })).answer.order;
      ground.server.passes(4_000);
      expect((await own.call(endpoints.getOrder, { query: { payment_id: again.payment_id } })).answer.order).toMatchObject({ state: 'failed', recurring_failed: true });
      expect((await own.call(endpoints.getCredits)).answer).toMatchObject({ card_on_file: false, card_kept: true });
      const third = (await order(own, { method: 'card', recurring: true })).answer.order;
      expect([third.state, third.recurring_failed]).toEqual(['loading', false]);
      expect(third.checkout_url).toMatch(/^\/sandbox/);
    }
    // Nothing is asked of a card that is not kept.
    const once = (await order(await ground.as('poor'), { method: 'card', keep_card: false })).answer.order;
    expect(await (await sandboxPage(requestTo(once.checkout_url!), paymentOf(once.checkout_url), given())).text()).not.toContain('next time it');
  });

  it('a payment that is left open cannot be called off, and can still be paid', async () => {
    const { checkout_url } = (await order(await ground.as('free'))).answer.order;
    const id = paymentOf(checkout_url);
    expect((await choose(id, 'outcome=open')).headers.get('location')).toMatch(/^\/credits\/2\/ideal\?payment=/);
    expect(await companyOf(ground).cancel(id)).toBe(false);
    await choose(id, 'outcome=paid&notice=never');
    expect((await companyOf(ground).find(id))!.state).toBe('paid');
  });

  it('what was paid is found by its order too; it is taken back, given back, paid back by people, and its refunds end as chosen', async () => {
    const { checkout_url, payment_id } = (await order(await ground.as('free'))).answer.order;
    const id = paymentOf(checkout_url);
    await choose(id, 'later=chargeback&notice=once');
    expect((await companyOf(ground).find(id))!.returned).toBe(0);
    await choose(id, 'outcome=paid&notice=never');
    const paid = await (await sandboxPage(requestTo(`/sandbox/payment/${payment_id}`), payment_id, given())).text();
    expect(paid).toContain('The payer’s bank takes all of it back');
    expect(paid).not.toContain('The bank gives back');
    const after = async (later: string) => {
      const answer = await choose(id, `later=${later}&notice=once`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sandbox/payment/${id}`]);
      const { returned, chargedBack } = (await companyOf(ground).find(id))!;
      return [returned, chargedBack];
    };
    expect(await after('chargeback-part')).toEqual([1248, 1248]);
    expect(await after('chargeback-undone')).toEqual([0, 0]);
    expect(await after('paid-back')).toEqual([250, 0]);
    await expect.poll(() => told.length, { timeout: 10_000 }).toBe(3);
    const refund = (key: string) => companyOf(ground).refund({ payment: id, amount: { amount: 100, currency: 'EUR' }, key, description: 'x' });
    await after('refunds-refused');
    await expect(refund('r-1')).rejects.toMatchObject({ name: 'ProviderRefused' });
    await after('refunds-pending');
    const slow = await refund('r-2');
    expect(slow.state).toBe('pending');
    expect(await after('refunds-failed')).toEqual([250, 0]);
    expect(await companyOf(ground).refundState(id, slow.id)).toBe('failed');
    expect((await refund('r-3')).state).toBe('failed');
    expect(await (await sandboxPage(requestTo(checkout_url!), id, given())).text()).toContain('Refund of €1.00: failed');
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
