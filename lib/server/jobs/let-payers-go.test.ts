import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createEraser } from './eraser';
import { mollie } from '../payments/mollie';
import { ProviderDown, type PaymentProvider } from '../payments/provider';
import { settleOrder } from '../orders/settle-order';
import { members } from '../store/schema/members';
import { orders } from '../store/schema/orders';
import { payersToForget } from '../store/schema/payers';
import { databaseText } from '../testing/database-text';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { mollieStandIn } from '../testing/mollie-stand-in';
import { onOneDatabase } from '../testing/suite';

const [minute, day] = [60_000, 86_400_000];

onOneDatabase('what a member who is erased could be charged by', (ground) => {
  beforeEach(async () => {
    await openShop(ground);
    // The small world has a member who had left before.
    await ground.db.update(members).set({ deletedAt: null }).where(eq(members.id, ground.world.gone));
  });

  /** The company as it is, or away: it notes whom it was to let go of. */
  function company(some: Partial<Pick<PaymentProvider, 'name'>> & { away?: boolean } = {}) {
    const asked: string[] = [];
    const state = { away: some.away ?? false };
    const forget = (customer: string) => (asked.push(customer), state.away ? Promise.reject(new ProviderDown('It is away.')) : Promise.resolve());
    return { asked, state, payments: { name: some.name ?? 'sandbox', forget } as const };
  }
  const eraser = ({ payments }: { payments: Pick<PaymentProvider, 'name' | 'forget'> }) => createEraser({ ...ground.server.parts, payments });
  const leave = (who: 'free' | 'other' = 'free') => ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, ground.world[who]));
  const card = async (key?: string) => {
    const told = await order(await ground.as('free'), { method: 'card' }, key);
    return { payment: paymentOf(told.answer.order.checkout_url), key: told.answer.order.payment_id };
  };
  const paidCard = async (key?: string) => {
    const { payment } = await card(key);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    return (await companyOf(ground).payment(payment))!.customer!;
  };
  const waiting = () => ground.db.select().from(payersToForget);

  it('is let go of at the company, each once; what those who stay have kept is not touched', async () => {
    const [one, two] = [await paidCard('order-one-0123456789'), await paidCard('order-two-0123456789')];
    await ground.db.update(orders).set({ customer: one }).where(eq(orders.requestKey, 'order-three'));
    const other = await order(await ground.as('other'), { method: 'card' });
    await companyOf(ground).decide(paymentOf(other.answer.order.checkout_url), 'paid');
    await tell(ground, paymentOf(other.answer.order.checkout_url));
    await leave();
    ground.server.passes(15 * day);
    const theirs = company();
    expect(await eraser(theirs).eraseDue()).toBe(1);
    await eraser(theirs).eraseDue();
    expect(theirs.asked.toSorted()).toEqual([one, two].toSorted());
    expect(await waiting()).toEqual([]);
    expect((await ground.db.select().from(orders).where(eq(orders.memberId, ground.world.other)))[0]!.customer).not.toBeNull();
  });

  it('at Mollie the card and the account of a direct debit go: neither can be charged any more', async () => {
    const theirs = await mollieStandIn();
    const payments = mollie({ apiKey: 'test_key', apiUrl: theirs.url });
    const asked = { amount: { amount: 2495, currency: 'EUR' }, description: '275 credits', locale: 'nl-NL', returnTo: 'https://vonk.test/' };
    const kept = await payments.create({ ...asked, reference: 'of-the-card', method: 'card', keepCard: true });
    const debit = await payments.create({ ...asked, reference: 'of-the-debit', method: 'directdebit', account: { holder: 'J. de Vries', iban: 'NL91ABNA0417164300', mandate: 'A-20001' } });
    for (const id of [kept.id, debit.id]) theirs.payments.get(id)!.status = 'paid';
    await order(await ground.as('free'), {}, 'order-one-0123456789');
    await order(await ground.as('free'), {}, 'order-two-0123456789');
    const free = eq(orders.memberId, ground.world.free);
    const rows = await ground.db.select().from(orders).where(free);
    for (const [at, made] of [kept, debit].entries()) await ground.db.update(orders).set({ provider: 'mollie', state: 'completed', customer: made.customer }).where(eq(orders.id, rows[at]!.id));
    await leave();
    ground.server.passes(15 * day);
    await eraser({ payments }).eraseDue();
    for (const [method, { customer }] of [['card', kept], ['directdebit', debit]] as const) {
      await expect(payments.create({ ...asked, reference: `again-${method}`, method, customer: customer! })).rejects.toMatchObject({ field: 'customerId' });
    }
    await theirs.close();
  });

  it('where the company is away the member is erased all the same, and it is asked again until it has let go', async () => {
    const customer = await paidCard();
    await leave();
    await leave('other');
    ground.server.passes(15 * day);
    const theirs = company({ away: true });
    expect(await eraser(theirs).eraseDue()).toBe(2);
    expect((await ground.db.select().from(members).where(eq(members.id, ground.world.free)))[0]!.name).toBe('–');
    expect((await ground.db.select().from(orders))[0]!.customer).toBeNull();
    for (const pause of [10, 20, 40]) {
      await eraser(theirs).eraseDue();
      ground.server.passes(pause * minute);
      await eraser(theirs).eraseDue();
    }
    expect(theirs.asked).toEqual(Array(4).fill(customer));
    expect(ground.server.lines.filter(({ event }) => event === 'a payer was not let go of').map(({ level }) => level)).toEqual(['warn', 'warn', 'error', 'error']);
    expect(JSON.stringify(ground.server.lines)).not.toContain(customer);
    theirs.state.away = false;
    ground.server.passes(80 * minute);
    await eraser(theirs).eraseDue();
    await eraser(theirs).eraseDue();
    expect([theirs.asked.length, await waiting()]).toEqual([5, []]);
    expect(await databaseText(ground.db)).not.toContain(customer);
  });

  it('one that the company does not let go of keeps no other waiting', async () => {
    const customers = [await paidCard('order-one-0123456789'), await paidCard('order-two-0123456789')];
    await leave();
    ground.server.passes(15 * day);
    const asked: string[] = [];
    const stubborn = { name: 'sandbox', forget: (customer: string) => (asked.push(customer), customer === customers[0] ? Promise.reject(new ProviderDown('Not this one.')) : Promise.resolve()) } as const;
    for (let looks = 0; looks < 3; looks += 1) {
      await eraser({ payments: stubborn }).eraseDue();
      ground.server.passes(10 * minute);
    }
    expect((await waiting()).map(({ customer }) => customer)).toEqual([customers[0]]);
  });

  it('what another company keeps waits until the site has that one again', async () => {
    const customer = await paidCard();
    await leave();
    ground.server.passes(15 * day);
    const [ours, before] = [company({ name: 'mollie' }), company()];
    await eraser(ours).eraseDue();
    expect(ours.asked).toEqual([]);
    await eraser(before).eraseDue();
    expect(before.asked).toEqual([customer]);
  });

  it('a charge that is under way keeps its account until it is decided', async () => {
    const { key } = await card();
    await ground.db.update(orders).set({ state: 'pending', customer: 'of-a-charge' }).where(eq(orders.key, key));
    await leave();
    ground.server.passes(15 * day);
    const theirs = company();
    await eraser(theirs).eraseDue();
    expect(theirs.asked).toEqual([]);
    ground.server.passes(14 * day);
    await eraser(theirs).eraseDue();
    expect(theirs.asked).toEqual(['of-a-charge']);
  });

  it('a payment that is made after the member was erased gives nobody to charge back', async () => {
    const { payment, key } = await card();
    const { customer } = (await companyOf(ground).payment(payment))!;
    await ground.db.update(orders).set({ customer: null }).where(eq(orders.key, key));
    await leave();
    ground.server.passes(15 * day);
    const theirs = company();
    await eraser(theirs).eraseDue();
    // The company knows its payer still.
    const late = { ...companyOf(ground), find: async (id: string) => ({ ...(await companyOf(ground).find(id))!, state: 'paid' as const, customer }) };
    const [left] = await ground.db.select().from(orders).where(eq(orders.key, key));
    expect(await settleOrder({ ...ground.server.parts, payments: late }, left!)).toMatchObject({ state: 'completed', customer: null });
    ground.server.passes(14 * day);
    await eraser(theirs).eraseDue();
    expect(theirs.asked).toEqual([customer]);
  });

  it('two instances whose clocks strike together ask about each once', async () => {
    const customers = [];
    for (let at = 0; at < 4; at += 1) customers.push(await paidCard(`order-${at}-0123456789abcdef`));
    await leave();
    ground.server.passes(15 * day);
    const theirs = company();
    await Promise.all([eraser(theirs).eraseDue(), eraser(theirs).eraseDue()]);
    await eraser(theirs).eraseDue();
    expect(theirs.asked.toSorted()).toEqual(customers.toSorted());
  });
});
