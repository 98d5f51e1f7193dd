import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown, ProviderRefused } from '../payments/provider';
import { pushRefunds } from './push-refunds';
import { mails } from '../store/schema/mails';
import { orders, withdrawals } from '../store/schema/orders';
import { sandboxPayments } from '../store/schema/sandbox';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';

const minute = 60_000;

onOneDatabase('refunds', (ground) => {
  beforeEach(() => openShop(ground));
  const push = () => pushRefunds(ground.server.parts);
  const states = async () => (await ground.db.select().from(withdrawals).orderBy(withdrawals.orderId)).map(({ state, tries }) => `${state} ${tries}`);

  /** A purchase that is undone at once. */
  async function undone(who: 'free' | 'other' | 'poor'): Promise<string> {
    const own = await ground.as(who);
    const { order: made } = (await order(own)).answer;
    await companyOf(ground).decide(paymentOf(made.checkout_url), 'paid');
    await tell(ground, paymentOf(made.checkout_url));
    await own.call(endpoints.withdrawOrder, { body: { payment_id: made.payment_id, refund: 2495 } });
    return paymentOf(made.checkout_url);
  }

  /** Refuses the refund of these payments, or of all; gives what was asked. */
  function refusing(refused: (payment: string) => boolean) {
    const company = companyOf(ground);
    const { refund } = company;
    const asked: { payment: string; key: string }[] = [];
    company.refund = (each) => (asked.push(each), refused(each.payment) ? Promise.reject(new ProviderRefused('The balance is too low', 'amount')) : refund(each));
    return asked;
  }

  it('one that is refused holds up none of those behind it, waits longer each time, and is in the log for people', async () => {
    let refused: (payment: string) => boolean = () => true;
    const asked = refusing((payment) => refused(payment));
    const first = await undone('free');
    await undone('other');
    await undone('poor');
    expect(await states()).toEqual(['pending 1', 'pending 1', 'pending 1']);
    refused = (payment) => payment === first;
    ground.server.passes(minute);
    await push();
    expect(await states()).toEqual(['pending 2', 'done 1', 'done 1']);
    expect(ground.server.lines.filter(({ event }) => event === 'a refund did not go')).toHaveLength(4);
    expect(JSON.stringify(ground.server.lines)).not.toContain('balance');
    expect((await ground.db.select().from(withdrawals).orderBy(withdrawals.orderId))[0]).toMatchObject({ trouble: 'The balance is too low' });
    const before = asked.length;
    await push();
    expect(asked).toHaveLength(before);
    ground.server.passes(minute);
    await push();
    await push();
    expect(asked).toHaveLength(before + 1);
    refused = () => false;
    ground.server.passes(5 * minute);
    await push();
    expect(await states()).toEqual(['done 3', 'done 1', 'done 1']);
    expect((await companyOf(ground).find(first))!.returned).toBe(2495);
  });

  it('tried for weeks is tried every six hours at last, under one key', async () => {
    const asked = refusing(() => true);
    await undone('free');
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      ground.server.passes(60 * minute);
      await push();
    }
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.length).toBeLessThan(40);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it('one that the bank did not take is asked for no more, and people are told', async () => {
    const company = companyOf(ground);
    const { refund } = company;
    company.refund = async (each) => ({ ...(await refund(each)), state: 'failed' });
    await undone('free');
    ground.server.passes(24 * 60 * minute);
    await push();
    expect(await states()).toEqual(['failed 0']);
    expect(ground.server.lines.filter(({ event }) => event === 'a refund failed')).toMatchObject([{ level: 'error' }]);
  });

  it('pushed by several servers at once is one refund, booked once', async () => {
    refusing(() => false);
    const company = companyOf(ground);
    const { refundState } = company;
    company.refundState = () => Promise.resolve('pending');
    const payment = await undone('free');
    await ground.db.update(withdrawals).set({ state: 'pending', refundId: null, dueAt: null });
    company.refundState = refundState;
    await Promise.all([push(), push(), push()]);
    expect((await company.find(payment))!.returned).toBe(2495);
    expect((await ground.db.select().from(orders).where(eq(orders.paymentId, payment)))[0]).toMatchObject({ state: 'refunded', returned: 2495 });
  });

  /** A purchase that was undone while the company refused refunds. */
  async function waiting() {
    const company = companyOf(ground);
    const { refund } = company;
    refusing(() => true);
    const payment = await undone('poor');
    const asked: number[] = [];
    company.refund = (each) => (asked.push(each.amount.amount), refund(each));
    return { company, payment, asked };
  }
  const letters = async () => (await ground.db.select().from(mails).orderBy(mails.id)).flatMap(({ letter }) => (letter?.kind === 'order' ? [letter.outcome] : [])).slice(2);

  it('[M1] money that the payer’s bank has taken meanwhile is not sent as well; where the bank gives it again it is owed again', async () => {
    const { company, payment, asked } = await waiting();
    await company.chargeBack(payment);
    ground.server.passes(minute);
    await push();
    expect([asked, await states()]).toEqual([[], ['done 1']]);
    expect(await letters()).toEqual([{ status: 'charged_back', back: 2495 }]);
    await company.undoChargeBack(payment);
    await tell(ground, payment);
    await push();
    expect([asked, (await company.find(payment))!.returned, await states()]).toEqual([[2495], 2495, ['done 0']]);
    expect((await letters()).slice(1)).toMatchObject([{ status: 'refunded', back: 2495 }]);
  });

  it('[M1] of what a bank took a part, or people sent at the payment company, only the rest is sent', async () => {
    const { company, payment, asked } = await waiting();
    await company.chargeBack(payment, 1000);
    await company.payBack(payment, 95);
    ground.server.passes(minute);
    await push();
    expect([asked, (await company.find(payment))!.returned, await states()]).toEqual([[1400], 2495, ['done 1']]);
  });

  it('[M1] what people have sent whole is not sent again, and its receipt is closed', async () => {
    const { company, payment, asked } = await waiting();
    await company.payBack(payment, 2495);
    ground.server.passes(minute);
    await push();
    expect([asked, await states()]).toEqual([[], ['done 1']]);
    expect(await letters()).toMatchObject([{ status: 'refunded', back: 2495, receipt: expect.stringMatching(/^H-/) as string }]);
  });

  it('[M1] a refund that was made and whose answer was lost is made once', async () => {
    const { company, payment } = await waiting();
    const { refund } = company;
    company.refund = async (each) => {
      await refund(each);
      throw new ProviderDown('The line is dead');
    };
    ground.server.passes(minute);
    await push();
    expect((await company.find(payment))!.returned).toBe(2495);
    ground.server.passes(10 * minute);
    await push();
    expect([(await company.find(payment))!.returned, await states()]).toEqual([2495, ['done 2']]);
  });

  it('[M1] what a bank took and gave again while the rest was on its way is owed until it has gone too', async () => {
    const { company, payment, asked } = await waiting();
    await company.chargeBack(payment, 395);
    await company.planRefunds(payment, 'pending');
    ground.server.passes(minute);
    await push();
    expect([asked, await states()]).toEqual([[2100], ['pending 1']]);
    await company.undoChargeBack(payment);
    await tell(ground, payment);
    await company.planRefunds(payment, 'done');
    for (let look = 0; look < 3; look += 1) {
      ground.server.passes(15 * minute);
      await push();
    }
    expect([asked, (await company.find(payment))!.returned, (await states())[0]?.split(' ')[0]]).toEqual([[2100, 395], 2495, 'done']);
  });

  it('[M1] a refund whose sum shows some minutes after its arrival is sent once', async () => {
    const { company, payment, asked } = await waiting();
    const { find } = company;
    company.find = async (id) => ({ ...(await find(id))!, returned: 0 });
    for (let look = 0; look < 5; look += 1) {
      ground.server.passes(look < 3 ? minute : 15 * minute);
      if (look === 3) company.find = find;
      await push();
    }
    expect([asked, (await company.find(payment))!.returned, (await states())[0]?.split(' ')[0]]).toEqual([[2495], 2495, 'done']);
  });

  it('[M1] a refund that is on its way under a lost answer is told of when it arrives, and not before', async () => {
    const { company, payment } = await waiting();
    const { refund } = company;
    await company.planRefunds(payment, 'pending');
    company.refund = async (each) => {
      await refund(each);
      throw new ProviderDown('The line is dead');
    };
    ground.server.passes(minute);
    await push();
    ground.server.passes(10 * minute);
    await push();
    expect([(await states())[0]?.split(' ')[0], await letters()]).toEqual(['pending', []]);
    await company.planRefunds(payment, 'done');
    ground.server.passes(15 * minute);
    await push();
    expect([(await states())[0]?.split(' ')[0], (await letters()).length]).toEqual(['done', 1]);
  });

  it('one that the bank sends back days after it arrived is sent anew, under another key', async () => {
    const company = companyOf(ground);
    const payment = await undone('poor');
    expect(await states()).toEqual(['done 0']);
    const keys: string[] = [];
    const { refund } = company;
    company.refund = (each) => (keys.push(each.key), refund(each));
    const row = (await company.payment(payment))!;
    await ground.db.update(sandboxPayments).set({ refunds: row.refunds.map((each) => ({ ...each, state: 'failed' as const })) }).where(eq(sandboxPayments.id, payment));
    await tell(ground, payment);
    await push();
    expect([keys.length, keys[0]?.endsWith('-2'), (await company.find(payment))!.returned, await states()]).toEqual([1, true, 2495, ['done 0']]);
  });
});
