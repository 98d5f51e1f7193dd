import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { transfers } from '../store/schema/ledger';
import { sites } from '../store/schema/sites';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const day = 24 * 60 * 60 * 1000;

onOneDatabase('undoing a purchase', (ground) => {
  beforeEach(() => openShop(ground));
  const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });
  const reconcile = () => createReconciler(ground.server.parts).reconcile();
  const look = async (own: Browser, payment_id: string) => (await own.call(endpoints.getOrder, { query: { payment_id } })).answer.order;
  const withdraw = (own: Browser, payment_id: string, refund: number) => own.call(endpoints.withdrawOrder, { body: { payment_id, refund } });
  let serial = 0;
  const write = (own: Browser) => own.call(sendMessage, { body: { member: ground.world.other, text: 'Dag', client_id: `a-message-bought-${(serial += 1)}` } });

  async function bought(own: Browser) {
    const { answer } = await order(own);
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    await tell(ground, paymentOf(answer.order.checkout_url));
    return { key: answer.order.payment_id, payment: paymentOf(answer.order.checkout_url) };
  }

  it('[S14] [B05] takes the unused credits back and pays for them, and says until when that can be done', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    for (let sent = 0; sent < 10; sent += 1) await write(poor);
    ground.server.passes(5 * day);
    const [shown] = (await poor.call(endpoints.listOrders)).answer.transactions;
    // 20 of 275 credits are used: 255 / 275 of 24.95.
    expect(shown!.withdrawal).toEqual({ until: '2026-12-05', days_left: 9, used: 20, refund: { amount: 2314, currency: 'EUR' }, ends_premium: true });
    const told = await withdraw(poor, key, 2314);
    expect(told.answer.order).toMatchObject({ state: 'refunded', refund: { amount: 2314, state: 'done' }, withdrawal: null });
    expect(told.answer.order.refund!.number).toMatch(/^H-[0-9A-F]{10}$/);
    expect(await creditBalance(ground.db, ground.world.poor)).toEqual(both(0));
    expect((await companyOf(ground).find(payment))!.returned).toBe(2314);
  });

  it('asked ten times at once pays back once', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    const told = await Promise.all(Array.from({ length: 10 }, () => withdraw(poor, key, 2495)));
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(told.map(({ answer }) => answer.order.refund!.number)).size).toBe(1);
    await reconcile();
    expect((await companyOf(ground).find(payment))!.returned).toBe(2495);
    const refunds = await ground.db.select({ amount: transfers.amount, from: transfers.fromAccount }).from(transfers).where(eq(transfers.reason, 'refund'));
    expect(refunds.toSorted((a, b) => a.amount - b.amount)).toEqual([{ amount: 433, from: 'tax' }, { amount: 2062, from: 'sales' }]);
  });

  it('credits spent since the confirm step was read change the sum, which is told before anything happens', async () => {
    const poor = await ground.as('poor');
    const { key } = await bought(poor);
    await write(poor);
    expect(await withdraw(poor, key, 2495)).toMatchObject({ status: 409, code: 'price_changed', error: { params: { amount: 2477, currency: 'EUR' } } });
    expect((await look(poor, key)).state).toBe('completed');
  });

  it('spending and withdrawing at the same moment never pay out what was spent', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    const [told, ...sent] = await Promise.all([withdraw(poor, key, 2495), ...Array.from({ length: 5 }, () => write(poor))]);
    const gone = sent.filter(({ status }) => status === 200).length;
    if (told.status === 200) expect([gone, (await companyOf(ground).find(payment))!.returned]).toEqual([0, 2495]);
    else expect(await creditBalance(ground.db, ground.world.poor)).toEqual(both(275 - 2 * gone));
  });

  it('after its last day it is over', async () => {
    const poor = await ground.as('poor');
    const { key } = await bought(poor);
    ground.server.passes(15 * day);
    expect((await look(poor, key)).withdrawal ?? null).toBeNull();
    expect((await withdraw(poor, key, 2495)).code).toBe('withdrawal_over');
    expect(await creditBalance(ground.db, ground.world.poor)).toEqual(both(275));
  });

  it('with the company down the money goes when it is back', async () => {
    const poor = await ground.as('poor');
    const { key } = await bought(poor);
    const company = companyOf(ground);
    const { refund } = company;
    company.refund = () => Promise.reject(new ProviderDown('gone'));
    expect((await withdraw(poor, key, 2495)).answer.order).toMatchObject({ state: 'refunded', refund: { state: 'pending' } });
    company.refund = refund;
    ground.server.passes(30_000);
    await reconcile();
    expect((await look(poor, key)).refund).toMatchObject({ state: 'done' });
  });

  it('what a bank takes back takes its unused credits along; what was used stays used', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    await write(poor);
    await companyOf(ground).chargeBack(payment);
    await tell(ground, payment);
    await tell(ground, payment);
    expect((await look(poor, key)).state).toBe('refunded');
    expect(await creditBalance(ground.db, ground.world.poor)).toEqual(both(0));
  });
});

onOneDatabase('what a month may cost', (ground) => {
  beforeEach(() => openShop(ground));
  const limit = (own: Browser, amount: number | null) => own.call(endpoints.saveSpendingLimit, { body: { limit: amount } });
  const euros = (amount: number) => ({ amount, currency: 'EUR' });

  it('is shown, and held to the limit that the member has set', async () => {
    const free = await ground.as('free');
    expect((await free.call(endpoints.getCredits)).answer).toMatchObject({ spending: { spent: euros(0), limit: null }, first_purchase: true });
    expect((await limit(free, 3000)).answer.spending).toMatchObject({ limit: euros(3000) });
    const { answer } = await order(free);
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    await tell(ground, paymentOf(answer.order.checkout_url));
    expect((await free.call(endpoints.getCredits)).answer).toMatchObject({ spending: { spent: euros(2495) }, first_purchase: false, last_order: { credits: 275 } });
    expect(await order(free, { bundle: 1, amount: 995 })).toMatchObject({ status: 409, code: 'spend_limit', error: { params: { limit: 3000, currency: 'EUR' } } });
    ground.server.passes(11 * day);
    expect((await order(free, { bundle: 1, amount: 995 })).status).toBe(200);
  });

  it('a lower limit holds at once, a higher one after a day', async () => {
    const free = await ground.as('free');
    await limit(free, 5000);
    expect((await limit(free, 2000)).answer.spending).toMatchObject({ limit: euros(2000), next_limit: null });
    expect((await limit(free, null)).answer.spending).toMatchObject({ limit: euros(2000), next_limit: { limit: null, from: '2026-11-22T12:00:00.000Z' } });
    expect((await order(free)).code).toBe('spend_limit');
    ground.server.passes(day);
    expect((await order(free)).status).toBe(200);
  });

  it('[E10] bundles, prices for a message and ways to pay are those of the country; a visitor may look at another', async () => {
    const { answer } = await ground.visitor().call(endpoints.getCredits, { query: { country: 'PL' } });
    expect(answer).toMatchObject({ country: 'PL', bundles: [{ id: 5, credits: 100, price: { amount: 3990, currency: 'PLN' }, per_message: { amount: 80, currency: 'PLN' }, messages: 50 }] });
    expect(answer.methods.map(({ method }) => method)).toEqual(['blik', 'przelewy24', 'card', 'paypal']);
    const own = (await (await ground.as('free')).call(endpoints.getCredits, { query: { country: 'PL' } })).answer;
    expect([own.country, own.bundles.map(({ best_price }) => best_price)]).toEqual(['NL', [false, false, false, true]]);
  });

  it.each([
    ['the one that was chosen', { geoip_selected_country: 'PL', geoip_country: 'BE' }, 'PL'],
    ['the one of the address, where none was', { geoip_selected_country: null, geoip_country: 'BE' }, 'BE'],
    ['the site’s first, where nothing is known of that', { geoip_selected_country: null, geoip_country: 'XX', countries: ['DE', 'NL'] }, 'DE'],
  ])('[E10] the payment country of a visitor is %s; a member’s is the own', async (_, settings, country) => {
    await ground.db.update(sites).set({ settings: sql`${sites.settings} || ${JSON.stringify(settings)}::jsonb` }).where(eq(sites.id, 1));
    ground.server.passes(60_000);
    expect((await ground.visitor().call(endpoints.getCredits, { query: {} })).answer.country).toBe(country);
    expect((await (await ground.as('free')).call(endpoints.getCredits, { query: {} })).answer.country).toBe('NL');
  });
});
