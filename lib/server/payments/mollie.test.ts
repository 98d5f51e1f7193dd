import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { mollieStandIn } from '../testing/mollie-stand-in';
import { mollie } from './mollie';
import { fromMollie, mollieLocale, toMollie } from './mollie-shapes';
import { ProviderDown, ProviderRefused, type NewPayment } from './provider';

let theirs: Awaited<ReturnType<typeof mollieStandIn>>;
beforeEach(async () => void (theirs = await mollieStandIn()));
afterEach(() => theirs.close());
const ours = (patience?: number) => mollie({ apiKey: 'test_key', apiUrl: theirs.url, ...(patience && { patience }) });

const order: NewPayment = {
  reference: 'order-key-0001', amount: { amount: 1871, currency: 'EUR' }, description: 'Vonk 275 credits', method: 'ideal', bank: 'ideal_INGBNL2A', locale: 'nl-NL',
  returnTo: 'https://vonk.test/credits/2/ideal?payment=order-key-0001', webhook: 'https://vonk.test/api/payment-webhook.php',
};

describe('a payment at Mollie', () => {
  test('[S08] is made with amount, method, bank, language and the way back, and leads to the page where one pays', async () => {
    const made = await ours().create(order);
    expect(made).toEqual({ id: 'tr_000001', state: 'open', amount: order.amount, returned: 0, reference: order.reference, checkout: 'https://pay.example/tr_000001', customer: null });
    expect(theirs.asked).toEqual([
      {
        method: 'POST',
        path: '/v2/payments',
        key: order.reference,
        body: {
          amount: { currency: 'EUR', value: '18.71' }, description: order.description, method: 'ideal', issuer: 'ideal_INGBNL2A', locale: 'nl_NL', redirectUrl: order.returnTo,
          webhookUrl: order.webhook, metadata: { reference: order.reference },
        },
      },
    ]);
  });

  test('made again with the same reference is the same payment', async () => {
    expect((await ours().create(order)).id).toBe((await ours().create(order)).id);
    expect(theirs.payments.size).toBe(1);
  });

  it.each([
    ['open', 'open'],
    ['pending', 'pending'],
    ['authorized', 'pending'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
    ['a state of next year', 'pending'],
  ])('%s there is %s here', async (status, state) => {
    const { id } = await ours().create(order);
    theirs.payments.get(id)!.status = status;
    expect((await ours().find(id))?.state).toBe(state);
  });

  test('what was refunded and what the bank took back count together', async () => {
    const { id } = await ours().create(order);
    Object.assign(theirs.payments.get(id)!, { status: 'paid', amountRefunded: { currency: 'EUR', value: '5.00' }, amountChargedBack: { currency: 'EUR', value: '13.71' } });
    expect(await ours().find(id)).toMatchObject({ returned: 1871 });
  });

  test('a card can be charged again: the first payment makes a customer, the next needs no visit', async () => {
    const first = await ours().create({ ...order, method: 'card', bank: undefined });
    expect(first.customer).toMatch(/^cst_/);
    const again = await ours().create({ ...order, reference: 'order-key-0002', method: 'card', customer: first.customer! });
    expect(again).toMatchObject({ state: 'pending', checkout: null });
    expect(theirs.asked.at(-1)?.body).toMatchObject({ method: 'creditcard', customerId: first.customer, sequenceType: 'recurring' });
  });

  test('[S09] a direct debit gets a mandate on the account first', async () => {
    await ours().create({ ...order, method: 'directdebit', account: { holder: 'J. de Vries', iban: 'NL91ABNA0417164300' } });
    expect(theirs.asked.map(({ path }) => path)).toEqual(['/v2/customers', '/v2/customers/cst_000001/mandates', '/v2/payments']);
    expect(theirs.asked[1]?.body).toEqual({ method: 'directdebit', consumerName: 'J. de Vries', consumerAccount: 'NL91ABNA0417164300', mandateReference: order.reference });
  });

  test('offers what is known here, with the banks to choose from', async () => {
    expect(await ours().methods(order.amount, 'NL')).toEqual([
      { method: 'ideal', banks: [{ id: 'ideal_INGBNL2A', name: 'ING' }] },
      { method: 'card', banks: [] },
      { method: 'paypal', banks: [] },
    ]);
    expect(theirs.asked[0]?.path).toContain('billingCountry=NL');
  });

  test('can be called off as long as nobody has paid it', async () => {
    const { id } = await ours().create(order);
    expect(await ours().cancel(id)).toBe(true);
    expect((await ours().find(id))?.state).toBe('cancelled');
    expect(await ours().cancel(id)).toBe(false);
  });

  test('is refunded once, however often that is asked', async () => {
    const { id } = await ours().create(order);
    theirs.payments.get(id)!.status = 'paid';
    const refund = { payment: id, amount: { amount: 1633, currency: 'EUR' }, key: 'withdrawal-1', description: 'Vonk A-20418' };
    const given = await ours().refund(refund);
    expect(given.state).toBe('pending');
    expect(await ours().refund(refund)).toEqual(given);
    theirs.refunds.get(given.id)!.status = 'refunded';
    expect([await ours().refundState(id, given.id), await ours().refundState(id, 're_none')]).toEqual(['done', 'failed']);
  });
});

describe('when Mollie does not answer as it should', () => {
  it.each([
    [[503, {}] as [number, unknown]],
    [[429, {}] as [number, unknown]],
    [[200, { id: 7 }] as [number, unknown]],
    ['html' as const],
    ['hang' as const],
  ])('%j: nothing is known, and asking again is right', async (answer) => {
    theirs.next.push(answer);
    await expect(ours(200).create(order)).rejects.toBeInstanceOf(ProviderDown);
    expect((await ours().create(order)).state).toBe('open');
  });

  test('a server that is gone is one that is down', async () => {
    await theirs.close();
    await expect(ours().find('tr_1')).rejects.toBeInstanceOf(ProviderDown);
  });

  test('a refusal says what was wrong', async () => {
    const refused = ours().create({ ...order, method: 'bitcoin' as 'ideal' });
    await expect(refused).rejects.toBeInstanceOf(ProviderRefused);
    await expect(refused).rejects.toMatchObject({ field: 'method' });
  });

  it.each(['', 'tr_', '../customers', 'tr_1?embed=x', 'tr_1/refunds', 'x'.repeat(200)])('%j is no id of a payment, and nobody is asked', async (id) => {
    expect(await ours().find(id)).toBeNull();
    expect(theirs.asked).toEqual([]);
  });

  test('a payment that is unknown there is none', async () => expect(await ours().find('tr_404')).toBeNull());
});

test('amounts go over and come back without a fraction in between', () => {
  for (const [amount, currency, value] of [[1871, 'EUR', '18.71'], [5, 'EUR', '0.05'], [100000, 'SEK', '1000.00'], [7, 'JPY', '7']] as const) {
    expect(toMollie({ amount, currency })).toEqual({ currency, value });
    expect(fromMollie({ currency, value })).toEqual({ amount, currency });
  }
});

test('the language of the payment page is the nearest there is', () => {
  expect([mollieLocale('nl-BE'), mollieLocale('fr-CH'), mollieLocale('fi-FI'), mollieLocale('en-IE'), mollieLocale('sv-FI'), mollieLocale('xx')]).toEqual(['nl_BE', 'fr_FR', 'fi_FI', 'en_US', 'sv_SE', 'en_US']);
});
