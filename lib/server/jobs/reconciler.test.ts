import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown } from '../payments/provider';
import { createReconciler } from './reconciler';
import { orders, type OrderRow } from '../store/schema/orders';
import { sandboxPayments } from '../store/schema/sandbox';
import { paidOrdersToAsk } from '../store/orders-to-ask';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

onOneDatabase('looking after payments', (ground) => {
  beforeEach(() => openShop(ground));
  const now = () => ground.server.parts.clock.now();
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  /** What the company is asked about from now on. */
  function listening() {
    const company = companyOf(ground);
    const { find } = company;
    const asked: string[] = [];
    company.find = (id) => (asked.push(id), find(id));
    return asked;
  }

  /** So many orders like a real one of this member's, with a payment each. */
  async function crowd(count: number, like: (at: number) => Partial<OrderRow>): Promise<OrderRow[]> {
    const { answer } = await order(await ground.as('other'));
    const [{ id: _, ...real }] = (await ground.db.select().from(orders).where(eq(orders.key, answer.order.payment_id))) as [OrderRow];
    const [payment] = await ground.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, real.paymentId!));
    const rows = Array.from({ length: count }, (_none, at) => ({ ...real, key: `crowd-${at}`, requestKey: null, paymentId: `sb_crowd${at}`, ...like(at) }));
    await ground.db.insert(sandboxPayments).values(rows.map(({ key, paymentId }) => ({ ...payment!, id: paymentId!, reference: key })));
    return ground.db.insert(orders).values(rows).returning();
  }

  /** A purchase that is paid. */
  async function bought(): Promise<{ payment: string; key: string }> {
    const free = await ground.as('free');
    const made = (await order(free)).answer.order;
    const payment = paymentOf(made.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    return { payment, key: made.payment_id };
  }
  const credits = async () => (await creditBalance(ground.db, ground.world.free)).balance;

  it('[M1] a payment that nobody told of is credited at the next look, whatever crowd of open checkouts is younger', async () => {
    const { answer } = await order(await ground.as('free'));
    ground.server.passes(minute);
    await crowd(60, () => ({ createdAt: now(), checkedAt: before(15 * second) }));
    await companyOf(ground).decide(paymentOf(answer.order.checkout_url), 'paid');
    await createReconciler(ground.server.parts).reconcile();
    expect(await credits()).toBe(375);
  });

  it('[M1] what cannot be asked about waits its turn, and keeps no other from being asked', async () => {
    await crowd(540, (at) => ({ createdAt: before(30 * minute), checkedAt: at < 500 ? before(2 * minute) : before(minute) }));
    const company = companyOf(ground);
    const asked: string[] = [];
    company.find = (id) => (asked.push(id), Promise.reject(new ProviderDown('gone')));
    const reconciler = createReconciler(ground.server.parts);
    await reconciler.reconcile();
    expect(asked).toHaveLength(500);
    ground.server.passes(15 * second);
    await reconciler.reconcile();
    expect(new Set(asked).size).toBe(541);
    expect(asked).toHaveLength(541);
  });

  it('a company that takes its time holds a look up for seconds, not for all that are due', async () => {
    await crowd(200, () => ({ createdAt: before(minute), checkedAt: before(minute) }));
    const company = companyOf(ground);
    const asked: string[] = [];
    company.find = (id) => {
      asked.push(id);
      ground.server.passes(second);
      return Promise.resolve(null);
    };
    await createReconciler(ground.server.parts).reconcile();
    expect(asked.length).toBeLessThan(20);
  });

  it('[M1] money that a bank took back weeks ago, with nobody told, takes the credits with it within a day', async () => {
    const { payment, key } = await bought();
    ground.server.passes(50 * day);
    const reconciler = createReconciler(ground.server.parts);
    await reconciler.reconcile();
    await companyOf(ground).chargeBack(payment);
    await reconciler.reconcile();
    expect(await credits()).toBe(375);
    ground.server.passes(day);
    await reconciler.reconcile();
    expect(await credits()).toBe(100);
    expect((await (await ground.as('free')).call(endpoints.getOrder, { query: { payment_id: key } })).answer.order.state).toBe('refunded');
  });

  it('paid orders are asked about once a day, for seventy days', async () => {
    await bought();
    const asked = listening();
    const reconciler = createReconciler(ground.server.parts);
    const during = async (looks: number, pause: number) => {
      for (let look = 0; look < looks; look += 1) {
        ground.server.passes(pause);
        await reconciler.reconcile();
      }
      return asked.length;
    };
    expect(await during(8, 6 * 60 * minute)).toBe(2);
    expect(await during(3, day)).toBe(5);
    ground.server.passes(62 * day);
    expect(await during(3, day)).toBe(8);
    expect(await during(3, day)).toBe(8);
  });

  it('of many paid orders so many are asked about at a look that each has its turn within the day', async () => {
    await crowd(70, () => ({ state: 'completed', createdAt: before(20 * day), checkedAt: before(2 * day) }));
    await ground.db.delete(orders).where(eq(orders.state, 'loading'));
    const asked = listening();
    const reconciler = createReconciler(ground.server.parts);
    const each: number[] = [];
    for (let look = 0; look < 6; look += 1) {
      const so = asked.length;
      await reconciler.reconcile();
      each.push(asked.length - so);
      ground.server.passes(15 * second);
    }
    expect(each).toEqual([20, 20, 20, 10, 0, 0]);
    expect(new Set(asked).size).toBe(70);
  });

  it('leafs through all orders by their key, so many at a time, and begins anew where they are too old', async () => {
    const made = await crowd(50, (at) => ({ state: 'completed', createdAt: before((90 - at) * day), checkedAt: before(2 * day) }));
    const found: number[] = [];
    let below: number | null = null;
    let looks = 0;
    do {
      const page: Awaited<ReturnType<typeof paidOrdersToAsk>> = await paidOrdersToAsk(ground.db, { now: now(), provider: 'sandbox', count: 4, span: 10, below });
      expect(page.due.length).toBeLessThanOrEqual(4);
      found.push(...page.due.map(({ id }) => id));
      below = page.next;
      looks += 1;
    } while (below !== null);
    expect(found).toEqual(made.filter(({ createdAt }) => createdAt >= before(70 * day)).map(({ id }) => id).reverse());
    expect(looks).toBeLessThan(13);
  });

  it('orders of another company are left to it: it is not asked about them, and nothing is logged', async () => {
    await crowd(3, (at) => ({ provider: 'mollie', paymentId: `tr_${at}`, state: at === 2 ? 'completed' : 'loading', createdAt: before(2 * day), checkedAt: before(2 * day) }));
    const asked = listening();
    await createReconciler(ground.server.parts).reconcile();
    expect((await tell(ground, 'tr_0')).status).toBe(200);
    expect(asked.filter((id) => id.startsWith('tr_'))).toEqual([]);
    expect(ground.server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('orders of the same company that it does not know are asked about ever less often', async () => {
    await crowd(1, () => ({ createdAt: now() }));
    await ground.db.delete(sandboxPayments);
    const asked = listening();
    const reconciler = createReconciler(ground.server.parts);
    const during = async (looks: number, pause: number) => {
      const so = asked.filter((id) => id === 'sb_crowd0').length;
      for (let look = 0; look < looks; look += 1) {
        ground.server.passes(pause);
        await reconciler.reconcile();
      }
      return asked.filter((id) => id === 'sb_crowd0').length - so;
    };
    expect(await during(10, 15 * second)).toBe(10);
    ground.server.passes(10 * minute);
    expect(await during(10, 30 * second)).toBe(10);
    ground.server.passes(45 * minute);
    expect(await during(20, minute)).toBe(2);
    ground.server.passes(day);
    expect(await during(12, 60 * minute)).toBe(2);
  });
});
