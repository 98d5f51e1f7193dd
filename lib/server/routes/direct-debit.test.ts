import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { mandateReference } from '../domain/order-answer';
import { ProviderDown } from '../payments/provider';
import { debitCodes, orders } from '../store/schema/orders';
import { textMessages } from '../store/schema/text-messages';
import { companyOf, openShop, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';
import { methodsPatience } from './credit-calls';

const form = {
  bundle: 2, amount: 2495, currency: 'EUR', account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Kade', house_number: '7a', zip: '1012ab', city: 'Amsterdam',
  phone: '06 12345678', mandate: true, begin_at_once: 'nl-1-14',
};

onOneDatabase('[S09] paying by direct debit', (ground) => {
  beforeEach(() => openShop(ground));
  const start = (own: Browser, some: object = {}) => own.call(endpoints.startDirectDebit, { body: { ...form, ...some } });
  const confirm = (own: Browser, payment_id: string, otp: string) => own.call(endpoints.confirmDirectDebit, { body: { payment_id, otp } });
  const newest = async () => (await ground.db.select().from(textMessages).orderBy(desc(textMessages.id)).limit(1))[0]!;
  const code = async () => /#(\d{6})$/.exec((await newest()).text!)![1]!;
  const wrong = async () => String((Number(await code()) + 1) % 1_000_000).padStart(6, '0');

  it('the form, a code to the phone, and a collection that gives its credits once it is paid', async () => {
    const free = await ground.as('free');
    const { answer } = await start(free);
    expect(answer).toMatchObject({ order: { state: 'loading', amount: 2495, begin_at_once: 'nl-1-14' }, code_sent: { to: '78', resend_at: '2026-11-21T12:01:00.000Z', expires_at: '2026-11-21T12:10:00.000Z' } });
    expect(await newest()).toMatchObject({ recipient: '+31612345678', text: expect.stringMatching(/^\d{6} is je code om de incasso bij Vonk te bevestigen[^]*\n\n@vonk\.test #\d{6}$/) });
    const told = await confirm(free, answer.order.payment_id, ` ${await code()} `);
    expect(told.answer.order).toMatchObject({ state: 'pending', method: 'directdebit' });
    const [kept] = await ground.db.select().from(orders);
    expect((await companyOf(ground).payment(kept!.paymentId!))!.asked.account).toEqual({ holder: 'J. de Vries', iban: 'NL91ABNA0417164300', mandate: mandateReference(kept!) });
    ground.server.passes(5_000);
    await tell(ground, kept!.paymentId!);
    expect((await creditBalance(ground.db, ground.world.free)).balance).toBe(375);
    // Once the money is there nobody needs the account number.
    expect((await ground.db.select().from(orders))[0]!.debtor).toBeNull();
  });

  it('characters that no address has are not kept, and a field of nothing else is empty', async () => {
    const free = await ground.as('free');
    expect(await start(free, { street: '\u0000', city: ' \u0007 ' })).toMatchObject({ status: 422, error: { fields: { street: 'required', city: 'required' } } });
    expect((await start(free, { street: 'Ka\u0000de', account_holder: 'J. de Vries\ud800' })).status).toBe(200);
    expect((await ground.db.select().from(orders)).map(({ debtor }) => [debtor?.street, debtor?.holder])).toEqual([['Kade', 'J. de Vries']]);
  });

  it('[V06] a wrong code says so at its field; after five of them the right one does not help either', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free)).answer.order;
    for (let tries = 0; tries < 5; tries += 1) expect(await confirm(free, payment_id, await wrong())).toMatchObject({ status: 422, code: 'otp_invalid', error: { fields: { otp: 'otp_invalid' } } });
    expect((await confirm(free, payment_id, await code())).code).toBe('too_many_requests');
    ground.server.passes(60_000);
    expect((await free.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } })).status).toBe(200);
    expect((await confirm(free, payment_id, await code())).answer.order.state).toBe('pending');
  });

  it('[S09] a debit is begun by its code alone, and by no other call that has its key', async () => {
    const free = await ground.as('free');
    const headers = { 'idempotency-key': 'key-of-this-debit' };
    const { payment_id } = (await free.call(endpoints.startDirectDebit, { body: form, headers })).answer.order;
    for (const [method, amount] of [['card', 2495], ['ideal', 2495], ['directdebit', 0]] as const) {
      expect((await free.call(endpoints.createOrder, { body: { bundle: 2, method, amount, currency: 'EUR' }, headers })).code, method).toBe('method_unavailable');
    }
    expect((await ground.db.select().from(orders)).map(({ key, paymentId, paymentState }) => ({ key, paymentId, paymentState }))).toEqual([{ key: payment_id, paymentId: null, paymentState: null }]);
    expect((await free.call(endpoints.startDirectDebit, { body: form, headers })).answer.order.payment_id).toBe(payment_id);
    expect((await confirm(free, payment_id, await code())).answer.order.state).toBe('pending');
  });

  it('[R1] a company that says nothing costs no more than a page may wait: whether it collects, and what became of another debit', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free, { amount: 995, bundle: 1 })).answer.order;
    const company = companyOf(ground);
    const { create, methods, findByReference } = company;
    onTestFinished(() => (vi.useRealTimers(), void Object.assign(company, { create, methods, findByReference })));
    company.create = () => Promise.reject(new ProviderDown('timed out'));
    await confirm(free, payment_id, await code());
    const told = async (silent: Partial<typeof company>) => {
      const asked = Promise.withResolvers<void>();
      for (const name of Object.keys(silent) as ('methods' | 'findByReference')[]) company[name] = () => (asked.resolve(), new Promise<never>(() => undefined));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const answered = start(free, { amount: 995, bundle: 1 });
      await asked.promise;
      vi.advanceTimersByTime(methodsPatience);
      vi.useRealTimers();
      const { status, code: refused } = await answered;
      Object.assign(company, { methods, findByReference });
      return [status, refused];
    };
    expect(await told({ methods })).toEqual([503, 'payment_unavailable']);
    // The other one counts as collected, and leaves room for this.
    expect(await told({ findByReference })).toEqual([200, undefined]);
  });

  it('a code is over after ten minutes, and can be had again after one, three times in all', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free)).answer.order;
    const again = () => free.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } });
    expect(await again()).toMatchObject({ status: 429 });
    ground.server.passes(10 * 60_000 + 1);
    expect((await confirm(free, payment_id, await code())).code).toBe('link_expired');
    expect((await again()).status).toBe(200);
    ground.server.passes(60_000);
    expect((await again()).status).toBe(200);
    ground.server.passes(60_000);
    expect((await again()).code).toBe('too_many_requests');
  });

  /** The gateway takes nothing, once. */
  function gatewayFailsOnce() {
    const { parts } = ground.server;
    const { sendText } = parts;
    parts.sendText = () => ((parts.sendText = sendText), Promise.reject(new Error('The gateway for text messages answered 502.')));
  }

  it('a code that the gateway did not take is told as not sent, and the repeat of the same press sends one', async () => {
    const free = await ground.as('free');
    const press = () => free.call(endpoints.startDirectDebit, { body: form, headers: { 'idempotency-key': 'key-of-this-debit' } });
    gatewayFailsOnce();
    expect(await press()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(ground.server.lines.filter(({ event }) => event === 'a code was not sent')).toHaveLength(1);
    const { payment_id } = (await press()).answer.order;
    expect((await press()).answer.order.payment_id).toBe(payment_id);
    expect(await ground.db.select().from(textMessages)).toHaveLength(1);
    expect((await confirm(free, payment_id, await code())).answer.order.state).toBe('pending');
  });

  it('a resend that the gateway did not take uses none of the three up, and leaves the code before it good, with its wrong tries', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free)).answer.order;
    const again = () => free.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } });
    for (let tries = 0; tries < 4; tries += 1) expect((await confirm(free, payment_id, await wrong())).code).toBe('otp_invalid');
    ground.server.passes(60_000);
    gatewayFailsOnce();
    expect(await again()).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await confirm(free, payment_id, await wrong())).code).toBe('otp_invalid');
    expect((await confirm(free, payment_id, await code())).code).toBe('too_many_requests');
    expect((await again()).status).toBe(200);
    ground.server.passes(60_000);
    expect((await again()).status).toBe(200);
    ground.server.passes(60_000);
    expect((await again()).code).toBe('too_many_requests');
    expect((await confirm(free, payment_id, await code())).answer.order.state).toBe('pending');
  });

  it('a code whose server died before it was sent is sent by the repeat of the same press', async () => {
    const free = await ground.as('free');
    const press = () => free.call(endpoints.startDirectDebit, { body: form, headers: { 'idempotency-key': 'key-of-this-debit' } });
    await press();
    // As it is between keeping a code and the word of the gateway.
    await ground.db.update(debitCodes).set({ sent: 0 });
    await ground.db.delete(textMessages);
    ground.server.passes(10_000);
    expect((await press()).status).toBe(200);
    expect(await ground.db.select().from(textMessages)).toHaveLength(1);
  });

  it('every wrong field is told at once, at its place', async () => {
    const told = await start(await ground.as('free'), { account_holder: ' ', iban: 'NL91ABNA0417164301', zip: '1012', city: '', phone: '12', mandate: false });
    expect(told.error).toMatchObject({
      fields: { account_holder: 'required', iban: 'iban_invalid', zip: 'zip_invalid', city: 'required', phone: 'phone_invalid', mandate: 'mandate_missing' },
      params: { zip_example: '1012 AB', phone_example: '+31' },
    });
    expect(await ground.db.select().from(textMessages)).toEqual([]);
  });

  it('forms with a mistake in them count for nothing: after ten of them the right one is taken, and only right ones are counted', async () => {
    const free = await ground.as('free');
    for (let tries = 0; tries < 10; tries += 1) expect((await start(free, { iban: 'NL91' })).error?.fields).toEqual({ iban: 'iban_invalid' });
    const told = [];
    for (let tries = 0; tries < 7; tries += 1) told.push((await start(free, { phone: `06 1234567${tries}` })).status);
    expect(told).toEqual([...Array<number>(6).fill(200), 429]);
  });

  it('a phone gets five codes a day, whoever names it; beside it another still gets one', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('poor')];
    const told = [];
    for (const who of [free, other, free, other, free]) told.push((await start(who)).status);
    expect([...told, (await start(other)).status]).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await start(other, { phone: '+31 612345678' })).code).toBe('too_many_requests');
    expect((await start(other, { phone: '06 87654321' })).status).toBe(200);
    expect(await ground.db.select().from(textMessages)).toHaveLength(6);
    ground.server.passes(24 * 60 * 60_000);
    expect((await start(other)).status).toBe(200);
  });

  it('a member has ten codes a day sent, to whichever phones', async () => {
    const free = await ground.as('free');
    const told = [];
    for (let at = 0; at < 11; at += 1) {
      ground.server.passes(10 * 60_000);
      told.push((await start(free, { phone: `06 1234560${at % 10}` })).status);
    }
    expect(told).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('a gateway that takes nothing is not asked without end, and takes no sending from anybody', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free)).answer.order;
    const again = () => free.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } });
    ground.server.passes(60_000);
    const told = [];
    for (let at = 0; at < 7; at += 1) {
      gatewayFailsOnce();
      told.push((await again()).status);
    }
    expect(told).toEqual([...Array<number>(6).fill(503), 429]);
  });

  const look = (own: Browser, query: object = {}) => own.call(endpoints.getDirectDebit, { query });

  it('[X06] a member whose bank took money back may not pay so again, and is told by which order', async () => {
    const free = await ground.as('free');
    expect((await look(free, { amount: 2495 })).answer).toEqual({ limit: { amount: 10_000, currency: 'EUR' } });
    const { payment_id, number } = (await start(free)).answer.order;
    await confirm(free, payment_id, await code());
    const [kept] = await ground.db.select().from(orders).where(eq(orders.key, payment_id));
    ground.server.passes(5_000);
    await tell(ground, kept!.paymentId!);
    await companyOf(ground).chargeBack(kept!.paymentId!);
    await tell(ground, kept!.paymentId!);
    expect((await start(free)).code).toBe('directdebit_blocked');
    expect((await look(free)).answer).toMatchObject({ stop: 'directdebit_blocked', blocked_by: number });
  });

  it('[X06] more than a hundred euros in thirty days are over the limit, until the oldest of them is thirty days old', async () => {
    const free = await ground.as('free');
    for (const [bundle, amount] of [[3, 4995], [2, 2495]] as const) {
      await confirm(free, (await start(free, { bundle, amount })).answer.order.payment_id, await code());
      ground.server.passes(60 * 60_000);
    }
    expect((await start(free, { bundle: 3, amount: 4995 })).code).toBe('directdebit_limit');
    expect((await look(free, { amount: 4995 })).answer).toMatchObject({ stop: 'directdebit_limit', free_from: '2026-12-21T12:00:00.000Z' });
    expect((await look(free, { amount: 995 })).answer.stop).toBeUndefined();
    // Not even the whole limit would do.
    expect((await look(free, { amount: 10_001 })).answer.free_from).toBeUndefined();
    // The session is over by then: it is somebody who has signed in again.
    ground.server.passes(30 * 24 * 60 * 60_000 - 2 * 60 * 60_000);
    expect((await look(await ground.as('free'), { amount: 4995 })).answer.stop).toBeUndefined();
  });

  it('[X06] what was collected in another currency takes no room in this one', async () => {
    const free = await ground.as('free');
    for (const currency of ['CHF', 'EUR']) {
      await confirm(free, (await start(free, { bundle: 3, amount: 4995 })).answer.order.payment_id, await code());
      await ground.db.update(orders).set({ currency }).where(eq(orders.currency, 'EUR'));
      ground.server.passes(60_000);
    }
    expect((await look(free, { amount: 4995 })).answer.stop).toBeUndefined();
    await confirm(free, (await start(free, { bundle: 3, amount: 4995 })).answer.order.payment_id, await code());
    expect((await look(free, { amount: 995 })).answer.stop).toBe('directdebit_limit');
  });

  it('[X06] the limit holds for what was begun before something else was confirmed', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free, { bundle: 3, amount: 4995 })).answer.order;
    const first = await code();
    await ground.db.update(orders).set({ method: 'card' });
    await confirm(free, (await start(free, { bundle: 4, amount: 9995 })).answer.order.payment_id, await code());
    await ground.db.update(orders).set({ method: 'directdebit' }).where(eq(orders.key, payment_id));
    expect((await confirm(free, payment_id, first)).code).toBe('directdebit_limit');
  });

  it('[S09] whoever comes back finds what waits for its code, with most of the account number hidden', async () => {
    const free = await ground.as('free');
    const { payment_id } = (await start(free)).answer.order;
    expect((await look(free, { payment_id })).answer).toMatchObject({
      open: true, order: { payment_id, state: 'loading' }, code_sent: { to: '78', resend_at: '2026-11-21T12:01:00.000Z' },
      account: { holder: 'J. de Vries', iban: expect.stringMatching(/^NL91 [•\s]+ ?00$/), bank: 'ABN AMRO' },
    });
    await confirm(free, payment_id, await code());
    expect((await look(free, { payment_id })).answer).toMatchObject({ open: false, order: { state: 'pending' } });
    expect((await look(await ground.as('other'), { payment_id })).status).toBe(404);
  });

  it('[S09] beginning anew calls off what was never confirmed, and its account number goes', async () => {
    const free = await ground.as('free');
    const before = (await start(free)).answer.order.payment_id;
    const first = await code();
    const after = (await start(free, { iban: 'DE89 3704 0044 0532 0130 00' })).answer.order.payment_id;
    expect((await look(free, { payment_id: before })).answer).toMatchObject({ open: false, order: { state: 'cancelled' } });
    expect((await look(free, { payment_id: before })).answer.account).toBeFalsy();
    expect((await confirm(free, before, first)).answer.order.state).toBe('cancelled');
    expect((await look(free, { payment_id: after })).answer.open).toBe(true);
  });

  it('somebody else’s order cannot be confirmed, nor is a code sent for it', async () => {
    const { payment_id } = (await start(await ground.as('free'))).answer.order;
    const other = await ground.as('other');
    expect((await confirm(other, payment_id, await code())).status).toBe(404);
    expect((await other.call(endpoints.resendOtp, { query: { resend: '1' }, body: { payment_id } })).status).toBe(404);
  });
});
