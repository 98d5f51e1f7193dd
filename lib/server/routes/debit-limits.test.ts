// Direct debits that are confirmed at the same moment as something else, or were never heard of again. Decisions 165 and 166. (X06, S09)
import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { orders } from '../store/schema/orders';
import { textMessages } from '../store/schema/text-messages';
import { companyOf, openShop, order } from '../testing/money';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const form = {
  bundle: 2, amount: 2495, currency: 'EUR', account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Kade', house_number: '7a', zip: '1012ab', city: 'Amsterdam',
  phone: '06 12345678', mandate: true,
};
const large = { bundle: 4, amount: 9995 };
const minute = 60_000;

onOneDatabase('[X06] what may be collected', (ground) => {
  beforeEach(() => openShop(ground));
  const start = (own: Browser, some: object = {}) => own.call(endpoints.startDirectDebit, { body: { ...form, ...some } });
  const code = async () => /#(\d{6})$/.exec((await ground.db.select().from(textMessages).orderBy(desc(textMessages.id)).limit(1))[0]!.text!)![1]!;
  const confirm = (own: Browser, payment_id: string, otp: string) => own.call(endpoints.confirmDirectDebit, { body: { payment_id, otp } });
  const look = (own: Browser, query: object) => own.call(endpoints.getDirectDebit, { query });
  const states = async () => (await ground.db.select().from(orders).orderBy(asc(orders.id))).map(({ state }) => state);

  /** Begins and confirms a debit whose charge is not heard of; `made`: it is made all the same. */
  async function unheard(own: Browser, made: boolean) {
    const company = companyOf(ground);
    const { create } = company;
    const { payment_id } = (await start(own, large)).answer.order;
    company.create = async (wish) => {
      if (made) await create(wish);
      throw new ProviderDown('timed out');
    };
    const told = await confirm(own, payment_id, await code());
    company.create = create;
    return { payment_id, told };
  }

  it('an order that is made at the very moment of a confirmation is seen by it: together they keep to the member’s own limit', async () => {
    const free = await ground.as('free');
    await free.call(endpoints.saveSpendingLimit, { body: { limit: 6000 } });
    const { payment_id } = (await start(free)).answer.order;
    const otp = await code();
    const { db } = ground.server.parts;
    const transaction = db.transaction.bind(db);
    // The order slips in where the confirmation has begun and holds nothing yet.
    db.transaction = (async (...work: Parameters<typeof transaction>) => {
      db.transaction = transaction;
      expect((await order(free, { bundle: 3, amount: 4995, method: 'card' })).status).toBe(200);
      return transaction(...work);
    }) as typeof transaction;
    expect(await confirm(free, payment_id, otp)).toMatchObject({ status: 409, code: 'spend_limit' });
    expect(await states()).toEqual(['loading', 'loading']);
    // Nothing was collected, and the code is still good once there is room.
    await ground.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.method, 'card'));
    expect((await confirm(free, payment_id, otp)).answer.order.state).toBe('pending');
  });

  it('a debit that was confirmed and not heard of counts with the others until it is known that nothing was charged', async () => {
    const free = await ground.as('free');
    await unheard(free, false);
    expect(await states()).toEqual(['loading']);
    expect((await start(free)).code).toBe('directdebit_limit');
    expect((await look(free, { amount: 2495 })).answer.stop).toBe('directdebit_limit');
    companyOf(ground).create = () => Promise.reject(new ProviderDown('still down'));
    ground.server.passes(25 * minute);
    await createReconciler(ground.server.parts).reconcile();
    expect(await states()).toEqual(['cancelled']);
    expect((await start(free)).status).toBe(200);
  });

  it('beginning another finds out what became of one that was not heard of', async () => {
    const free = await ground.as('free');
    await unheard(free, true);
    expect(await states()).toEqual(['loading']);
    expect((await start(free)).code).toBe('directdebit_limit');
    expect(await states()).toEqual(['pending']);
  });

  it('[S09] one that was confirmed asks for no second code, and is no obstacle to itself', async () => {
    const free = await ground.as('free');
    const { payment_id, told } = await unheard(free, false);
    expect(told.answer.order.state).toBe('loading');
    expect((await look(free, { payment_id })).answer).toMatchObject({ open: false });
    expect((await look(free, { payment_id })).answer.stop).toBeUndefined();
    expect((await free.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } })).code).toBe('link_expired');
    expect((await confirm(free, payment_id, '')).answer.order.state).toBe('pending');
  });
});
