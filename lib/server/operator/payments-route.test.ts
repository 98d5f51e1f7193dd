import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { createReconciler } from '../jobs/reconciler';
import { moneyBackOf } from '../store/ledger-store';
import { orders, withdrawals } from '../store/schema/orders';
import { asOperator, operatorBrowser, keepTestOperator, operator } from '../testing/operator-browser';
import { lettersIn } from '../testing/letters';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';

onOneDatabase('payments on the operator pages', (ground) => {
  beforeEach(async () => {
    await keepTestOperator(ground);
    await openShop(ground);
  });

  /** A purchase that was undone, and whose refund the bank did not take. */
  async function failedRefund(): Promise<string> {
    const poor = await ground.as('poor');
    const { order: made } = (await order(poor)).answer;
    await companyOf(ground).decide(paymentOf(made.checkout_url), 'paid');
    await tell(ground, paymentOf(made.checkout_url));
    const company = companyOf(ground);
    await company.planRefunds(paymentOf(made.checkout_url), 'failed');
    await poor.call(endpoints.withdrawOrder, { body: { payment_id: made.payment_id, refund: 2495 } });
    await company.planRefunds(paymentOf(made.checkout_url), 'done');
    return paymentOf(made.checkout_url);
  }

  it('shows what did not arrive and counts it in its bar, and tries it anew under another key', async () => {
    const payment = await failedRefund();
    const go = await asOperator(ground);
    const page = (await (await go('/payments')).text()).replaceAll('\u00a0', ' ');
    for (const part of ['A-20001', '€ 24,95', 'Opnieuw proberen', 'Betalingen <span class="count">1</span>', 'Herroepen']) expect(page).toContain(part);
    expect(page).not.toContain('Poor');
    const [{ orderId } = { orderId: 0 }] = await ground.db.select().from(withdrawals);
    expect((await go('/payments', { order: String(orderId) })).status).toBe(303);
    expect((await ground.db.select().from(withdrawals))[0]).toMatchObject({ state: 'done', attempt: 2 });
    expect((await companyOf(ground).payment(payment))!.refunds.map(({ state }) => state)).toEqual(['failed', 'done']);
    expect(await (await go('/payments')).text()).toContain('Alle terugbetalingen zijn aangekomen.');
    expect((await go('/payments', { order: String(orderId) })).status).toBe(404);
  });

  it('a refund at a company that the site has left is told of once, waits for an operator with where to send it, and is done once somebody says so', async () => {
    const payment = await failedRefund();
    // Undone, and not asked for yet: the site has another company from here on.
    await ground.db.update(orders).set({ provider: 'mollie' });
    await ground.db.update(withdrawals).set({ state: 'pending', refundId: null, tries: 0 });
    const { parts, lines } = ground.server;
    const reconciler = createReconciler(parts);
    for (let looks = 0; looks < 3; looks += 1) await reconciler.reconcile();
    expect(lines.filter(({ event }) => event === 'refunds wait at a company that was left')).toEqual([expect.objectContaining({ level: 'error', count: 1 })]);
    const go = await asOperator(ground);
    const page = (await (await go('/payments')).text()).replaceAll('\u00a0', ' ');
    for (const part of ['A-20001', '€ 24,95', 'mollie', 'Is terugbetaald', 'Betalingen <span class="count">1</span>']) expect(page).toContain(part);
    expect(page).not.toContain('Opnieuw proberen');
    const [{ orderId } = { orderId: 0 }] = await ground.db.select().from(withdrawals);
    expect((await go('/payments', { order: String(orderId), sent: '1' })).status).toBe(303);
    expect((await ground.db.select().from(withdrawals))[0]).toMatchObject({ state: 'done', doneAt: parts.clock.now() });
    expect([await moneyBackOf(ground.db, orderId), (await ground.db.select().from(orders))[0]!.returned]).toEqual([{ refund: 2495, chargeback: 0 }, 2495]);
    expect((await lettersIn(ground.db)).filter(({ to }) => to === 'poor@example.test').map(({ kind }) => kind)).toEqual(['order', 'order', 'order']);
    expect((await companyOf(ground).payment(payment))!.refunds.map(({ state }) => state)).toEqual(['failed']);
    expect(await (await go('/payments')).text()).toContain('Alle terugbetalingen zijn aangekomen.');
    expect((await go('/payments', { order: String(orderId), sent: '1' })).status).toBe(404);
  });

  it('one that failed there is sent by hand too, and one at the site’s own company never is', async () => {
    await failedRefund();
    const go = await asOperator(ground);
    const [{ orderId } = { orderId: 0 }] = await ground.db.select().from(withdrawals);
    expect((await go('/payments', { order: String(orderId), sent: '1' })).status).toBe(404);
    expect((await ground.db.select().from(withdrawals))[0]!.state).toBe('failed');
    await ground.db.update(orders).set({ provider: 'mollie' });
    expect((await go('/payments', { order: String(orderId), sent: '1' })).status).toBe(303);
    expect((await ground.db.select().from(withdrawals))[0]!.state).toBe('done');
    expect(await moneyBackOf(ground.db, orderId)).toEqual({ refund: 2495, chargeback: 0 });
  });

  it('tells of what a bank took back as the member’s own page does', async () => {
    const poor = await ground.as('poor');
    const payment = paymentOf((await order(poor)).answer.order.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    await companyOf(ground).chargeBack(payment);
    await tell(ground, payment);
    const page = await (await (await asOperator(ground))('/payments')).text();
    expect(page).toContain('<td>Teruggeboekt</td>');
    expect(page).not.toContain('Terugbetaald');
  });

  it('is shut to who has not signed in, and knows no order that is none', async () => {
    await failedRefund();
    const { go } = operatorBrowser(ground);
    expect((await go('/payments')).headers.get('location')).toBe('/operator/login');
    expect((await go('/payments', { form: { order: '1' } })).headers.get('location')).toBe('/operator/login');
    expect((await ground.db.select().from(withdrawals))[0]!.state).toBe('failed');
    await go('/login', { form: operator });
    for (const each of ['', '0', '999', "1' or 1"]) expect((await go('/payments', { form: { order: each } })).status).toBe(404);
  });
});
