// A shop whose payments are Mollie's, from the button to a charge-back, against a server that answers as its published API does. Bar M1. (S08, S09, S14, X06)
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { mollie } from '../payments/mollie';
import { createReconciler } from '../jobs/reconciler';
import { textMessages } from '../store/schema/text-messages';
import { lettersIn } from '../testing/letters';
import { mollieStandIn } from '../testing/mollie-stand-in';
import { openShop, order, paymentOf, tell } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

onOneDatabase('[M1] a shop with Mollie', (ground) => {
  let theirs: Awaited<ReturnType<typeof mollieStandIn>>;
  beforeEach(async () => {
    await openShop(ground);
    theirs = await mollieStandIn();
    Object.assign(ground.server.parts.payments, mollie({ apiKey: 'test_key', apiUrl: theirs.url }));
  });
  afterEach(() => theirs.close());

  const both = (amount: number) => ({ balance: amount, ledger: amount, lots: amount });
  const credits = () => creditBalance(ground.db, ground.world.free);
  const look = async (own: Browser, payment_id: string) => (await own.call(endpoints.getOrder, { query: { payment_id } })).answer.order;
  const news = async () => (await lettersIn(ground.db)).filter(({ to }) => to === 'free@example.test').length;

  /** It is paid there, and told of twice. */
  async function paid(id: string) {
    theirs.payments.get(id)!.status = 'paid';
    for (let times = 0; times < 2; times += 1) expect((await tell(ground, id)).status).toBe(200);
  }

  it('[S08] [T12] a kept card, an order again without a visit, one that is undone, and one that the bank takes back', async () => {
    const free = await ground.as('free');
    const first = (await order(free, { method: 'card' })).answer.order;
    expect(first.checkout_url).toMatch(/^https:\/\/pay\.example\/tr_/);
    const firstId = paymentOf(first.checkout_url);
    await paid(firstId);
    expect([await look(free, first.payment_id), await credits()]).toMatchObject([{ state: 'completed', checkout_url: undefined }, both(375)]);
    expect((await free.call(endpoints.getCredits)).answer).toMatchObject({ card_on_file: true, card_kept: true });

    const again = (await order(free, { method: 'card', recurring: true })).answer.order;
    expect(again).toMatchObject({ state: 'pending', checkout_url: undefined });
    const [, second] = [...theirs.payments.values()];
    expect(second).toMatchObject({ sequenceType: 'recurring', customerId: theirs.payments.get(firstId)!['customerId'], amount: { currency: 'EUR', value: '24.95' } });
    await paid(second!.id);
    expect([(await look(free, again.payment_id)).state, await credits(), await news()]).toEqual(['completed', both(650), 2]);

    const undone = await free.call(endpoints.withdrawOrder, { body: { payment_id: again.payment_id, refund: 2495 } });
    expect([undone.answer.order, await credits()]).toMatchObject([{ state: 'refunded', refund: { amount: 2495, state: 'pending' } }, both(375)]);
    const [refund] = [...theirs.refunds.values()];
    expect(refund).toMatchObject({ paymentId: second!.id, amount: { currency: 'EUR', value: '24.95' } });
    await tell(ground, second!.id);
    expect(await credits()).toEqual(both(375));
    refund!.status = 'refunded';
    ground.server.passes(11 * 60_000);
    for (let looks = 0; looks < 2; looks += 1) await createReconciler(ground.server.parts).reconcile();
    expect(await look(free, again.payment_id)).toMatchObject({ state: 'refunded', returned: 2495, refund: { state: 'done' } });
    expect([theirs.refunds.size, await news()]).toEqual([1, 4]);

    theirs.payments.get(firstId)!['amountChargedBack'] = { currency: 'EUR', value: '24.95' };
    for (let times = 0; times < 2; times += 1) await tell(ground, firstId);
    expect([await look(free, first.payment_id), await credits()]).toMatchObject([{ state: 'refunded', returned: 2495 }, both(100)]);
    expect([await news(), (await free.call(endpoints.getUser)).answer.user?.paid_user]).toEqual([5, false]);
    expect(ground.server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('[S09] [X06] a direct debit, from its form and its code to the money, and to the bank that takes it back', async () => {
    const free = await ground.as('free');
    const form = {
      bundle: 2, amount: 2495, currency: 'EUR', account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Lange Straat', house_number: '12 B', zip: '2511 CV', city: 'Den Haag', phone: '+31 6 1234 5678', mandate: true,
    };
    const begun = (await free.call(endpoints.startDirectDebit, { body: form })).answer.order;
    expect([begun.state, theirs.payments.size]).toEqual(['loading', 0]);
    const [text] = await ground.db.select().from(textMessages);
    const { payment_id } = begun;
    const told = await free.call(endpoints.confirmDirectDebit, { body: { payment_id, otp: /#(\d{6})$/.exec(text!.text!)![1]! } });
    expect(told.answer.order).toMatchObject({ state: 'pending' });
    const [debit] = [...theirs.payments.values()];
    expect(debit).toMatchObject({ method: 'directdebit', sequenceType: 'recurring', amount: { currency: 'EUR', value: '24.95' } });
    // The member was shown the number as the mandate's reference; banks take 35 characters of a small set.
    expect(theirs.asked.find(({ path }) => path.endsWith('/mandates'))?.body).toEqual({ method: 'directdebit', consumerName: 'J. de Vries', consumerAccount: 'NL91ABNA0417164300', mandateReference: begun.number });
    expect(begun.number).toMatch(/^[A-Za-z0-9+?/:().,'-]{1,35}$/);
    expect(await credits()).toEqual(both(100));

    await paid(debit!.id);
    expect([await look(free, payment_id), await credits(), await news()]).toMatchObject([{ state: 'completed' }, both(375), 1]);

    debit!['amountChargedBack'] = { currency: 'EUR', value: '24.95' };
    for (let times = 0; times < 2; times += 1) await tell(ground, debit!.id);
    expect([await look(free, payment_id), await credits(), await news()]).toMatchObject([{ state: 'refunded', returned: 2495 }, both(100), 2]);
    expect((await free.call(endpoints.startDirectDebit, { body: form })).code).toBe('directdebit_blocked');
    expect(ground.server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('[X06] a kept card that Mollie refuses to charge ends its order as declined, and charges nothing', async () => {
    const free = await ground.as('free');
    await paid(paymentOf((await order(free, { method: 'card' })).answer.order.checkout_url));
    theirs.next.push([422, { detail: 'The customer has no suitable mandates', field: 'customerId' }]);
    expect((await order(free, { method: 'card', recurring: true })).answer.order).toMatchObject({ state: 'failed', recurring_failed: true });
    expect([await credits(), theirs.payments.size]).toEqual([both(375), 1]);
  });

  it('[M1] [T12] a charge that nobody heard of comes to its end behind thousands of payments of others: credited where it was made, over where it was not', async () => {
    const free = await ground.as('free');
    await paid(paymentOf((await order(free, { method: 'card' })).answer.order.checkout_url));
    theirs.next.push('after');
    const made = (await order(free, { method: 'card', recurring: true })).answer.order;
    theirs.next.push([503, {}]);
    const none = (await order(free, { method: 'card', recurring: true }, 'never-charged')).answer.order;
    expect([made.state, none.state, theirs.payments.size]).toEqual(['loading', 'loading', 2]);
    const [, charge] = [...theirs.payments.values()];
    for (let serial = 0; serial < 5_100; serial += 1) theirs.payments.set(`tr_8${serial}`, { ...charge!, id: `tr_8${serial}`, metadata: { reference: `of-others-${serial}` } });
    ground.server.passes(20 * 60_000);
    await createReconciler(ground.server.parts).reconcile();
    expect([(await look(free, made.payment_id)).state, (await look(free, none.payment_id)).state]).toEqual(['pending', 'cancelled']);
    await paid(charge!.id);
    expect([(await look(free, made.payment_id)).state, await credits()]).toEqual(['completed', both(650)]);
  });

  it('[S08] a way to pay that asks for the payer’s name and address is neither offered nor begun', async () => {
    const free = await ground.as('free');
    expect((await free.call(endpoints.getCredits)).answer.methods.map(({ method }) => method)).toEqual(['ideal', 'card', 'paypal', 'directdebit']);
    expect((await order(free, { method: 'klarna' })).code).toBe('method_unavailable');
    expect(theirs.payments.size).toBe(0);
  });
});
