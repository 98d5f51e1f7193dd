// How long a payment may wait for its credits after a server died with it: by what the server is built with, and by the clock. Bar M1.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { jobLock, lockLife } from '../instances/job-lock';
import { molliePatience } from '../payments/mollie-client';
import { ProviderDown } from '../payments/provider';
import { createReconciler, lookEvery, lookPatience } from '../jobs/reconciler';
import { orders, withdrawals } from '../store/schema/orders';
import { takeJobLock } from '../store/job-lock-store';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const bound = minute;

onOneDatabase('a payment whose server died with it', (ground) => {
  beforeEach(() => openShop(ground));
  const now = () => ground.server.parts.clock.now();
  const credits = async () => (await creditBalance(ground.db, ground.world.free)).balance;

  it('[M1] the lock of the dead, the pause between looks and what a look may take are less than a minute together', () => {
    expect(lockLife + lookEvery + lookPatience + molliePatience).toBeLessThan(bound);
  });

  /** An order of that age, asked about just now by a server that dies at this moment with the lock in its hand; its payer pays. */
  async function died(age: number): Promise<string> {
    const { answer } = await order(await ground.as('free'));
    const payment = paymentOf(answer.order.checkout_url);
    ground.server.passes(age);
    await ground.db.update(orders).set({ checkedAt: now() }).where(eq(orders.key, answer.order.payment_id));
    await takeJobLock(ground.db, { job: 'payments', holder: 'the dead', now: now(), life: lockLife });
    await companyOf(ground).decide(payment, 'paid');
    return payment;
  }

  /** How long it takes a server that is there after `pause` and looks as often as the app does. */
  async function waits(pause: number): Promise<number> {
    const began = now().getTime();
    const { reconcile } = createReconciler({ ...ground.server.parts, lock: jobLock(ground.server.parts, 'payments') });
    ground.server.passes(pause);
    for (await reconcile(); (await credits()) === 100 && now().getTime() - began < hour; await reconcile()) ground.server.passes(lookEvery);
    expect(await credits()).toBe(375);
    const [paid] = await ground.db.select({ at: orders.paidAt }).from(orders).where(eq(orders.state, 'completed'));
    return paid!.at!.getTime() - began;
  }

  const pauses = [0, 1, 5, 14.999].map((seconds) => seconds * second);
  it.each([minute, 9.9 * minute, 30 * minute, 59 * minute].flatMap((age) => pauses.map((pause) => ({ minutes: age / minute, age, pause }))))(
    '[M1] of an order of $minutes minutes, with a new server after $pause ms, is credited within a minute',
    async ({ age, pause }) => {
      await died(age);
      expect(await waits(pause)).toBeLessThan(bound - lookPatience);
    },
  );

  it.each([2 * hour, 40 * hour])('[M1] of an order of long ago (%i ms), in the midst of being told, is credited within a minute', async (age) => {
    const payment = await died(age);
    const company = companyOf(ground);
    const { find } = company;
    company.find = () => Promise.reject(new Error('the server died here'));
    expect((await tell(ground, payment)).status).toBe(500);
    company.find = find;
    expect(await credits()).toBe(100);
    expect(await waits(5 * second)).toBeLessThan(bound - lookPatience);
  });

  it('[M1] waits for no crowd of refunds that the company leaves without an answer: a look begins with no further one after a while', async () => {
    await order(await ground.as('free'));
    const { id: _, ...row } = (await ground.db.select().from(orders))[0]!;
    const crowd = Array.from({ length: 30 }, (_none, at) => ({ ...row, key: `crowd-${at}`, requestKey: null, paymentId: `crowd-${at}`, state: 'refunded' as const, paidAt: now(), checkedAt: now() }));
    const made = await ground.db.insert(orders).values(crowd).returning();
    await ground.db.insert(withdrawals).values(made.map(({ id: orderId }) => ({ orderId, number: `H-${orderId}`, credits: 275, amount: 2495, requestedAt: now() })));
    companyOf(ground).find = () => (ground.server.passes(molliePatience), Promise.reject(new ProviderDown('silence')));
    const began = now().getTime();
    await createReconciler(ground.server.parts).reconcile();
    expect(now().getTime() - began).toBeLessThanOrEqual(lookPatience + molliePatience);
  });
});
