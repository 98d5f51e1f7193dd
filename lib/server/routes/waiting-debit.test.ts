// A direct debit that was left before its code was typed is found again, until nothing can come of it. (S09)
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { debitCode } from '../store/debit-code-store';
import { debitCodes, orders } from '../store/schema/orders';
import { textMessages } from '../store/schema/text-messages';
import { openShop } from '../testing/money';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const form = {
  bundle: 2, amount: 2495, currency: 'EUR', account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Kade', house_number: '7a', zip: '1012ab', city: 'Amsterdam',
  phone: '06 12345678', mandate: true,
};

onOneDatabase('[S09] a direct debit that waits for its code', (ground) => {
  let free: Browser;
  beforeEach(async () => {
    await openShop(ground);
    free = await ground.as('free');
  });
  const begin = async (some: object = {}) => (await free.call(endpoints.startDirectDebit, { body: { ...form, ...some } })).answer.order.payment_id;
  const waiting = async (own = free) => (await own.call(endpoints.getCredits)).answer.waiting_debit?.payment_id;
  const code = async () => /#(\d{6})$/.exec((await ground.db.select().from(textMessages).orderBy(desc(textMessages.id)).limit(1))[0]!.text!)![1]!;

  it('is told with the prices to its own member alone, and no more once its code was typed', async () => {
    expect(await waiting()).toBeUndefined();
    const payment_id = await begin();
    expect((await free.call(endpoints.getCredits)).answer.waiting_debit).toMatchObject({ payment_id, credits: 275, amount: 2495, currency: 'EUR', state: 'loading', method: 'directdebit' });
    expect([await waiting(await ground.as('other')), (await ground.visitor().call(endpoints.getCredits)).answer.waiting_debit]).toEqual([undefined, undefined]);
    expect((await free.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: await code() } })).answer.order.state).toBe('pending');
    expect(await waiting()).toBeUndefined();
  });

  it('is the one that was begun last, as that calls the others off', async () => {
    await begin();
    const last = await begin({ bundle: 1, amount: 995 });
    expect(await waiting()).toBe(last);
    await ground.db.update(orders).set({ state: 'cancelled', debtor: null }).where(eq(orders.key, last));
    expect(await waiting()).toBeUndefined();
  });

  it('is told while its code counts or another can be sent, and no longer', async () => {
    const payment_id = await begin();
    const kept = (how: Partial<typeof debitCodes.$inferInsert>) => ground.db.update(debitCodes).set(how);
    ground.server.passes(debitCode.life + 1);
    expect(await waiting()).toBe(payment_id);
    await kept({ sent: debitCode.sendings });
    expect(await waiting()).toBeUndefined();
    await kept({ sentAt: ground.server.parts.clock.now() });
    expect(await waiting()).toBe(payment_id);
    await kept({ tries: debitCode.tries });
    expect(await waiting()).toBeUndefined();
    // One whose code could not be sent waits for none: sending its form again sends it.
    await ground.db.delete(debitCodes);
    expect(await waiting()).toBeUndefined();
  });
});
