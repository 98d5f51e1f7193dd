import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import type { PaymentState } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const day = 24 * 60 * 60 * 1000;

onOneDatabase('what a member is told of a purchase', (ground) => {
  beforeEach(() => openShop(ground));
  const reconcile = () => createReconciler(ground.server.parts).reconcile();
  const decide = async (payment: string, state: PaymentState) => {
    await companyOf(ground).decide(payment, state);
    await tell(ground, payment);
  };
  const letters = async () => (await ground.db.select().from(mails).orderBy(mails.id)).flatMap(({ letter, recipient }) => (letter?.kind === 'order' ? [{ ...letter, recipient }] : []));
  const lines = async (own: Browser) => (await own.call(endpoints.listNotifications, { query: { group: 'payments' } })).answer.notifications;

  async function bought(own: Browser) {
    const { order: made } = (await order(own)).answer;
    await decide(paymentOf(made.checkout_url), 'paid');
    return { key: made.payment_id, payment: paymentOf(made.checkout_url) };
  }

  it('[S15] [B05] a purchase is confirmed by one letter with the right of withdrawal, and one line, however often its payment is told of', async () => {
    const poor = await ground.as('poor');
    const { key, payment } = await bought(poor);
    await Promise.all(Array.from({ length: 30 }, () => tell(ground, payment)));
    ground.server.passes(day);
    await reconcile();
    expect(await letters()).toEqual([
      expect.objectContaining({
        recipient: 'poor@example.test', number: 'A-20001', path: `/transactions/${key}`, credits: 275, amount: 2495, currency: 'EUR', method: 'ideal',
        outcome: { status: 'paid', until: '2026-12-05', tax: { rate: 21, amount: 433 } },
      }),
    ]);
    expect(await lines(poor)).toMatchObject([{ kind: 'payment', number: 'A-20001', status: 'paid', read: false, order: { payment_id: key, credits: 275, amount: { amount: 2495, currency: 'EUR' } } }]);
  });

  it('[S15] a withdrawal has one receipt with its date and time, and one letter once the money is back', async () => {
    const poor = await ground.as('poor');
    const { key } = await bought(poor);
    const company = companyOf(ground);
    const { refund, refundState } = company;
    company.refund = async (asked) => ({ ...(await refund(asked)), state: 'pending' });
    company.refundState = () => Promise.resolve('pending');
    const body = { payment_id: key, refund: 2495 };
    await Promise.all(Array.from({ length: 10 }, () => poor.call(endpoints.withdrawOrder, { body })));
    const [, receipt, ...more] = await letters();
    expect(receipt).toMatchObject({ recipient: 'poor@example.test', outcome: { status: 'withdrawn', back: 2495, used: 0, at: '2026-11-21T12:00:00.000Z', receipt: expect.stringMatching(/^H-/) as string } });
    expect(more).toEqual([]);
    expect(await lines(poor)).toMatchObject([{ status: 'withdrawn', order: { amount: { amount: 2495 } } }]);
    company.refundState = refundState;
    for (const pause of [600_000, 600_000, day]) {
      ground.server.passes(pause);
      await reconcile();
    }
    expect((await letters()).slice(2)).toMatchObject([{ outcome: { status: 'refunded', back: 2495 } }]);
    expect(await lines(poor)).toMatchObject([{ status: 'refunded' }]);
  });

  it('the receipt of a withdrawal goes where the member wants it; what is no address is refused at its field, and nothing is undone', async () => {
    const poor = await ground.as('poor');
    const { key } = await bought(poor);
    const withdraw = (email: string) => poor.call(endpoints.withdrawOrder, { body: { payment_id: key, refund: 2495, email } });
    expect(await withdraw('somebody@')).toMatchObject({ status: 422, code: 'invalid_input', error: { fields: { email: 'email_invalid' } } });
    expect((await poor.call(endpoints.getOrder, { query: { payment_id: key } })).answer.order.state).toBe('completed');
    await withdraw(' elsewhere@example.test ');
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['poor@example.test', 'elsewhere@example.test', 'poor@example.test']);
  });

  it('money that a bank takes back is told once', async () => {
    const poor = await ground.as('poor');
    const { payment } = await bought(poor);
    await companyOf(ground).chargeBack(payment);
    await Promise.all(Array.from({ length: 5 }, () => tell(ground, payment)));
    expect((await letters()).slice(1)).toMatchObject([{ outcome: { status: 'charged_back', back: 2495 } }]);
    expect(await lines(poor)).toMatchObject([{ status: 'charged_back', number: 'A-20001' }]);
  });

  it('[S15] a payment that fails days later is told; one that fails before the payer’s eyes is not', async () => {
    const poor = await ground.as('poor');
    const seen = (await order(poor)).answer.order;
    await decide(paymentOf(seen.checkout_url), 'failed');
    expect(await letters()).toEqual([]);
    const waiting = paymentOf((await order(poor)).answer.order.checkout_url);
    await decide(waiting, 'pending');
    ground.server.passes(3 * day);
    await decide(waiting, 'failed');
    await tell(ground, waiting);
    expect(await letters()).toMatchObject([{ number: 'A-20002', outcome: { status: 'failed' } }]);
    expect(await lines(poor)).toMatchObject([{ status: 'failed', number: 'A-20002' }]);
  });

  it('who has been erased is written to no more, and the credit is booked all the same', async () => {
    const poor = await ground.as('poor');
    const { order: made } = (await order(poor)).answer;
    await ground.db.update(members).set({ email: '' }).where(eq(members.id, ground.world.poor));
    await decide(paymentOf(made.checkout_url), 'paid');
    expect(await letters()).toEqual([]);
    expect((await ground.db.select({ credits: members.credits }).from(members).where(eq(members.id, ground.world.poor)))[0]!.credits).toBe(275);
  });
});
