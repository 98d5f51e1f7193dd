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

const account = { holder: 'J. de Vries', iban: 'NL91ABNA0417164300', mandate: 'A-20001' };

describe('a payment at Mollie', () => {
  test('[S08] is made with amount, method, bank, language and the way back, and leads to the page where one pays', async () => {
    const made = await ours().create(order);
    expect(made).toEqual({ id: 'tr_000001', state: 'open', amount: order.amount, returned: 0, chargedBack: 0, reference: order.reference, checkout: 'https://pay.example/tr_000001', customer: null });
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

  test('[M1] whose answer was lost is found by its reference, however long ago and behind however many others', async () => {
    const began = new Date();
    theirs.next.push('after');
    await expect(ours().create(order)).rejects.toBeInstanceOf(ProviderDown);
    theirs.forgetKeys();
    for (let serial = 0; serial < 600; serial += 1) theirs.payments.set(`tr_9${serial}`, { ...theirs.payments.get('tr_000001')!, id: `tr_9${serial}`, metadata: { reference: `of-others-${serial}` } });
    expect(await ours().findByReference(order.reference, began)).toMatchObject({ id: 'tr_000001', reference: order.reference, amount: order.amount });
    expect(theirs.asked.map(({ path }) => path).slice(1)).toEqual(['/v2/payments?limit=250', '/v2/payments?limit=250&from=tr_9349', '/v2/payments?limit=250&from=tr_999']);
  });

  test('[M1] that was never made is not found, and payments from before are not looked through', async () => {
    await ours().create({ ...order, reference: 'of-yesterday' });
    Object.assign(theirs.payments.get('tr_000001')!, { createdAt: '2026-11-20T12:00:00+00:00' });
    expect(await ours().findByReference(order.reference, new Date('2026-11-21T12:00:00Z'))).toBeNull();
    for (let serial = 0; serial < 300; serial += 1) theirs.payments.set(`tr_9${serial}`, { ...theirs.payments.get('tr_000001')!, id: `tr_9${serial}` });
    theirs.asked.length = 0;
    expect(await ours().findByReference(order.reference, new Date('2026-11-21T12:00:00Z'))).toBeNull();
    expect(theirs.asked).toHaveLength(1);
  });

  test('[M1] is looked for back to its order, behind more than five thousand others: found where it was made, known to be none where it was not', async () => {
    const began = new Date();
    await ours().create({ ...order, reference: 'of-long-ago' });
    const { payments } = theirs;
    const others = (count: number, how: object) => {
      for (let serial = 0; serial < count; serial += 1) payments.set(`tr_${payments.size + 900_000}`, { ...payments.get('tr_000001')!, id: `tr_${payments.size + 900_000}`, metadata: { reference: 'of-others' }, ...how });
    };
    payments.get('tr_000001')!['createdAt'] = new Date(began.getTime() - 86_400_000).toISOString();
    others(299, {});
    await ours().create(order);
    others(5_299, { createdAt: began.toISOString() });
    theirs.asked.length = 0;
    expect(await ours().findByReference(order.reference, began)).toMatchObject({ id: 'tr_000002' });
    expect(await ours().findByReference('never-made', began)).toBeNull();
    // Nor is what is older than the order gone through.
    expect(await ours().findByReference('of-long-ago', began)).toBeNull();
    expect(theirs.asked).toHaveLength(3 * 22);
  });

  test('[M1] that is looked for in a list that leads back to itself is not said to be none, and the look ends', async () => {
    const page = (next: string): [number, unknown] => [200, { _embedded: { payments: [] }, _links: { next: { href: `https://api.mollie.example/v2/payments?from=${next}` } } }];
    theirs.next.push(page('tr_2'), page('tr_3'), page('tr_2'), page('tr_3'));
    await expect(ours().findByReference(order.reference, new Date())).rejects.toBeInstanceOf(ProviderDown);
    expect(theirs.asked).toHaveLength(3);
  });

  test('[M1] that cannot be looked for is not said to be none', async () => {
    theirs.next.push([403, { detail: 'Not allowed' }]);
    await expect(ours().findByReference(order.reference, new Date())).rejects.toBeInstanceOf(ProviderDown);
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
    expect(await ours().find(id)).toMatchObject({ returned: 1871, chargedBack: 1371 });
  });

  test('a card is kept only where its payer wants that: else the company is told of nobody', async () => {
    expect(await ours().create({ ...order, method: 'card', bank: undefined })).toMatchObject({ customer: null });
    expect(theirs.asked.map(({ path }) => path)).toEqual(['/v2/payments']);
    expect(theirs.asked[0]?.body).not.toHaveProperty('sequenceType');
  });

  test('a card that is kept can be charged again: the first payment makes a customer, the next needs no visit', async () => {
    const first = await ours().create({ ...order, method: 'card', bank: undefined, keepCard: true });
    expect(first.customer).toMatch(/^cst_/);
    theirs.payments.get(first.id)!.status = 'paid';
    const again = await ours().create({ ...order, reference: 'order-key-0002', method: 'card', customer: first.customer! });
    expect(again).toMatchObject({ state: 'pending', checkout: null });
    expect(theirs.asked.at(-1)?.body).toMatchObject({ method: 'creditcard', customerId: first.customer, sequenceType: 'recurring' });
  });

  test('[X06] a card that was let go of, or never paid, is refused when it is to be charged again', async () => {
    const first = await ours().create({ ...order, method: 'card', bank: undefined, keepCard: true });
    const again = (reference: string) => ours().create({ ...order, reference, method: 'card', bank: undefined, customer: first.customer! });
    await expect(again('order-key-0002')).rejects.toMatchObject({ name: 'ProviderRefused', field: 'customerId' });
    theirs.payments.get(first.id)!.status = 'paid';
    expect((await again('order-key-0003')).state).toBe('pending');
    await ours().forget(first.customer!);
    await ours().forget(first.customer!);
    await expect(again('order-key-0004')).rejects.toMatchObject({ field: 'customerId' });
  });

  test.each([[401], [403], [422], [503]])('a card that Mollie does not let go of (%s) is told as one, and can be let go of later; one that it has forgotten is none', async (status) => {
    const { customer } = await ours().create({ ...order, method: 'card', bank: undefined, keepCard: true });
    theirs.next.push([status, { status, title: 'Problem', detail: 'Not now' }]);
    await expect(ours().forget(customer!)).rejects.toBeInstanceOf(ProviderDown);
    await ours().forget(customer!);
    theirs.next.push([410, { status: 410, title: 'Gone', detail: 'The customer is no longer available' }]);
    await ours().forget(customer!);
  });

  test('[S09] a direct debit gets a mandate on the account first', async () => {
    await ours().create({ ...order, method: 'directdebit', account });
    expect(theirs.asked.map(({ path }) => path)).toEqual(['/v2/customers', '/v2/customers/cst_000001/mandates', '/v2/payments']);
    expect(theirs.asked[1]?.body).toEqual({ method: 'directdebit', consumerName: 'J. de Vries', consumerAccount: 'NL91ABNA0417164300', mandateReference: 'A-20001' });
  });

  test.each(['refused', 'not heard of', 'broken off'] as const)('whom it charges is noted before Mollie is told of the account, so that they can be let go of where the payment is %s', async (how) => {
    const noted: string[] = [];
    const note = (customer: string) => (noted.push(customer, ...theirs.asked.map(({ path }) => path)), how === 'broken off' ? Promise.reject(new Error('The server ends here.')) : Promise.resolve());
    if (how === 'not heard of') theirs.next.push([201, { id: 'cst_1' }], [201, { id: 'mdt_1' }], [503, {}]);
    await expect(ours().create({ ...order, method: how === 'refused' ? ('bitcoin' as 'directdebit') : 'directdebit', account }, note)).rejects.toThrow();
    expect(noted).toEqual([expect.stringMatching(/^cst_/), '/v2/customers']);
    if (how === 'broken off') expect(theirs.asked).toHaveLength(1);
  });

  test('asked for again it charges whom the first try made, however long ago that was', async () => {
    const noted: string[] = [];
    const note = async (customer: string) => void noted.push(customer);
    await expect(ours().create({ ...order, method: 'bitcoin' as 'directdebit', account }, note)).rejects.toBeInstanceOf(ProviderRefused);
    theirs.forgetKeys();
    expect(await ours().create({ ...order, method: 'directdebit', account, customer: noted[0]! }, note)).toMatchObject({ state: 'pending', customer: noted[0] });
    expect([noted.length, theirs.asked.filter(({ path }) => path === '/v2/customers').length]).toEqual([1, 1]);
  });

  test('offers what is known here, with the banks to choose from', async () => {
    expect(await ours().methods(order.amount, 'NL')).toEqual([
      { method: 'ideal', banks: [{ id: 'ideal_INGBNL2A', name: 'ING' }] },
      { method: 'card', banks: [], keeps: true },
      { method: 'paypal', banks: [] },
      { method: 'directdebit', banks: [] },
    ]);
    expect(theirs.asked[0]?.path).toContain('billingCountry=NL');
  });

  test('offers no card to be kept where the company takes none for that', async () => {
    theirs.next.push([200, { _embedded: { methods: [{ id: 'creditcard' }] } }], [200, { _embedded: { methods: [] } }], [200, { _embedded: { methods: [] } }]);
    expect(await ours().methods(order.amount, 'NL')).toEqual([{ method: 'card', banks: [] }]);
  });

  test('[S08] offers direct debit, which the company lists only among what it charges without a visit, in euros alone', async () => {
    const offered = async (currency: string) => (await ours().methods({ amount: 1871, currency }, 'NL')).map(({ method }) => method);
    expect([(await offered('EUR')).includes('directdebit'), (await offered('SEK')).includes('directdebit')]).toEqual([true, false]);
  });

  test('can be called off as long as nobody has paid it, where its method allows that', async () => {
    const { id } = await ours().create({ ...order, method: 'card', bank: undefined });
    expect(await ours().cancel(id)).toBe(true);
    expect((await ours().find(id))?.state).toBe('cancelled');
    expect(await ours().cancel(id)).toBe(true);
    const fixed = await ours().create({ ...order, reference: 'order-key-0002' });
    expect(await ours().cancel(fixed.id)).toBe(false);
    expect((await ours().find(fixed.id))?.state).toBe('open');
    expect(theirs.asked.filter(({ method, path }) => method === 'DELETE' && path.endsWith(fixed.id))).toEqual([]);
    const paid = await ours().create({ ...order, reference: 'order-key-0003', method: 'card', bank: undefined });
    Object.assign(theirs.payments.get(paid.id)!, { status: 'paid', isCancelable: undefined });
    expect(await ours().cancel(paid.id)).toBe(false);
    // Mollie lets some be called off that are under way at a bank: their payer has done their part.
    const sent = await ours().create({ ...order, reference: 'order-key-0004', method: 'card', bank: undefined });
    theirs.payments.get(sent.id)!.status = 'pending';
    expect(await ours().cancel(sent.id)).toBe(false);
    expect(theirs.asked.filter(({ method, path }) => method === 'DELETE' && path.endsWith(sent.id))).toEqual([]);
  });

  test('is refunded once, however often and however late that is asked', async () => {
    const { id } = await ours().create(order);
    theirs.payments.get(id)!.status = 'paid';
    const refund = { payment: id, amount: { amount: 1633, currency: 'EUR' }, key: 'withdrawal-1', description: 'Vonk A-20418' };
    const given = await ours().refund(refund);
    expect(given.state).toBe('pending');
    expect(await ours().refund(refund)).toEqual(given);
    theirs.forgetKeys();
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

  test('[bar S10] an answer that leads elsewhere is not followed: nothing is asked there, and nothing believed', async () => {
    const { id } = await ours().create(order);
    const elsewhere = await mollieStandIn();
    elsewhere.payments.set(id, { ...theirs.payments.get(id)!, status: 'paid' });
    theirs.next.push({ redirect: `${elsewhere.url}/v2/payments/${id}` }, { redirect: `${elsewhere.url}/v2/payments` });
    await expect(ours().find(id)).rejects.toBeInstanceOf(ProviderDown);
    await expect(ours().create({ ...order, reference: 'order-key-0002' })).rejects.toBeInstanceOf(ProviderDown);
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
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
