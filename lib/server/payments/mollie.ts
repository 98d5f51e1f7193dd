// Real payments, through Mollie. Its published API, version 2: payments and refunds. Decisions, 'Running it' (MOLLIE_API_KEY).
import * as z from 'zod/mini';
import { paymentMethods, type PaymentMethod } from '@/lib/contract/payment-methods';
import type { Money } from '@/lib/contract/wire';
import { mollieClient, type MollieClient, type MollieSettings } from './mollie-client';
import { customerOf, forgetCustomer } from './mollie-customers';
import {
  fromMollie, mollieLocale, mollieMethods, mollieName, molliePayment, molliePayments, mollieRefund, mollieRefunds, methodOf, refundStateOf, stateOf, toMollie, type MolliePayment,
} from './mollie-shapes';
import { ProviderDown, ProviderRefused, type NewPayment, type NoteCustomer, type OfferedMethod, type PaymentProvider, type ProviderPayment, type RefundState } from './provider';

/** So far Mollie's clock and ours may be apart, in milliseconds. */
const clockSkew = 10 * 60_000;

/** Mollie refuses a payment by these without the payer's name and postal address, which a checkout here does not ask for. Decision 323. */
const addressed: readonly string[] = ['klarna'];

const isOurs = (method: string): method is PaymentMethod => (paymentMethods as readonly string[]).includes(method) && !addressed.includes(method);

const referenceIn = (metadata: unknown): string => z.object({ reference: z.string() }).safeParse(metadata).data?.reference ?? '';

function read(payment: MolliePayment): ProviderPayment {
  const amount = fromMollie(payment.amount);
  const [refunded, chargedBack] = [payment.amountRefunded, payment.amountChargedBack].map((each) => (each ? fromMollie(each).amount : 0)) as [number, number];
  const again = payment.sequenceType === 'first' || payment.sequenceType === 'recurring';
  return {
    id: payment.id,
    state: stateOf(payment.status),
    amount,
    returned: refunded + chargedBack,
    chargedBack,
    reference: referenceIn(payment.metadata),
    checkout: payment._links?.checkout?.href ?? null,
    customer: again ? (payment.customerId ?? null) : null,
  };
}

async function offeredMethods({ ask, must }: MollieClient, amount: Money, country: string): Promise<OfferedMethod[]> {
  const { value, currency } = toMollie(amount);
  const query = new URLSearchParams({ 'amount[value]': value, 'amount[currency]': currency, billingCountry: country, include: 'issuers' });
  const namesOf = (sequence: 'first' | 'recurring'): Promise<string[]> =>
    ask(mollieMethods, `/methods?${query}&sequenceType=${sequence}`).then((list) => list?._embedded.methods.map(({ id }) => methodOf(id)) ?? [], () => []);
  // Not every way to pay can begin a row of payments: a card is offered to be kept only where it can. A direct debit is listed only
  // among what can be charged without a visit.
  const [offered, firsts, recurring] = await Promise.all([must(mollieMethods, `/methods?${query}`), namesOf('first'), currency === 'EUR' ? namesOf('recurring') : Promise.resolve<string[]>([])]);
  const visited = offered._embedded.methods.flatMap(({ id, issuers }): OfferedMethod[] => {
    const method = methodOf(id);
    return isOurs(method) && method !== 'directdebit' ? [{ method, banks: issuers ?? [], ...(method === 'card' && firsts.includes('card') && { keeps: true }) }] : [];
  });
  return recurring.includes('directdebit') ? [...visited, { method: 'directdebit', banks: [] }] : visited;
}

async function createPayment(client: MollieClient, payment: NewPayment, noteCustomer?: NoteCustomer): Promise<ProviderPayment> {
  const { reference, amount, description, method, bank, locale, returnTo, webhook } = payment;
  const body = {
    amount: toMollie(amount),
    description,
    method: mollieName(method),
    ...(bank && { issuer: bank }),
    locale: mollieLocale(locale),
    redirectUrl: returnTo,
    ...(webhook && { webhookUrl: webhook }),
    metadata: { reference },
    ...(await customerOf(client, payment, noteCustomer)),
  };
  return read(await client.must(molliePayment, '/payments', { method: 'POST', key: reference, body }));
}

async function findPayment({ ask }: MollieClient, id: string): Promise<ProviderPayment | null> {
  // Whatever a stranger calls a webhook with: only what can be an id is asked for.
  const payment = /^tr_\w{1,60}$/.test(id) ? await ask(molliePayment, `/payments/${id}`) : null;
  return payment && read(payment);
}

/**
 * Mollie cannot be asked for what a payment carries: its list of payments, the newest first, is read back to a moment, however many that are.
 * What is older cannot be the one, so this ends with what there is. Throws ProviderDown where a list leads back to a page of it. (decision 154)
 */
async function searchPayments({ must }: MollieClient, reference: string, since: number): Promise<ProviderPayment | null> {
  const pages = new Set<string>();
  for (let from: string | null = ''; from !== null; ) {
    if (pages.has(from)) throw new ProviderDown('Mollie lists its payments in a circle.');
    pages.add(from);
    const query: URLSearchParams = new URLSearchParams({ limit: '250', ...(from && { from }) });
    const { _embedded, _links }: z.output<typeof molliePayments> = await must(molliePayments, `/payments?${query}`);
    const found = _embedded.payments.find(({ metadata }) => referenceIn(metadata) === reference);
    if (found) return read(found);
    const oldest = _embedded.payments.at(-1)?.createdAt;
    if (oldest && Date.parse(oldest) < since) return null;
    from = _links?.next ? new URL(_links.next.href).searchParams.get('from') : null;
  }
  return null;
}

async function findByReference(client: MollieClient, reference: string, since: Date): Promise<ProviderPayment | null> {
  try {
    return await searchPayments(client, reference, since.getTime() - clockSkew);
  } catch (error) {
    // Whoever may not look has not seen that there is none.
    if (error instanceof ProviderRefused) throw new ProviderDown(error.message, { cause: error });
    throw error;
  }
}

async function cancelPayment({ ask, must }: MollieClient, id: string): Promise<boolean> {
  const known = await ask(molliePayment, `/payments/${id}`);
  if (!known || known.isCancelable === false) return false;
  const state = stateOf(known.status);
  // What its payer has sent on its way Mollie may still let be called off: that is not for us to do.
  if (state !== 'open') return state === 'cancelled';
  try {
    const payment = await must(molliePayment, `/payments/${id}`, { method: 'DELETE' });
    return stateOf(payment.status) === 'cancelled';
  } catch (error) {
    if (error instanceof ProviderRefused) return false;
    throw error;
  }
}

async function findRefund({ must }: MollieClient, payment: string, key: string): Promise<{ id: string; state: RefundState } | null> {
  const { _embedded } = await must(mollieRefunds, `/payments/${payment}/refunds`);
  const made = _embedded.refunds.find(({ metadata }) => referenceIn(metadata) === key);
  return made ? { id: made.id, state: refundStateOf(made.status) } : null;
}

async function createRefund(client: MollieClient, { payment, amount, key, description }: Parameters<PaymentProvider['refund']>[0]): Promise<{ id: string; state: RefundState }> {
  // Mollie knows an idempotency key for an hour; a refund whose answer was lost before that is found by what it carries.
  const made = await findRefund(client, payment, key);
  if (made) return made;
  const refund = await client.must(mollieRefund, `/payments/${payment}/refunds`, { method: 'POST', key, body: { amount: toMollie(amount), description, metadata: { reference: key } } });
  return { id: refund.id, state: refundStateOf(refund.status) };
}

async function refundState({ ask }: MollieClient, payment: string, refund: string): Promise<RefundState> {
  const found = await ask(mollieRefund, `/payments/${payment}/refunds/${refund}`);
  // Mollie forgets a refund that was cancelled before it went out.
  return found ? refundStateOf(found.status) : 'failed';
}

/** The provider behind Mollie's API; it keeps nothing, so several servers may use one key. */
export function mollie(settings: MollieSettings): PaymentProvider {
  const client = mollieClient(settings);
  return {
    name: 'mollie',
    methods: (amount, country) => offeredMethods(client, amount, country),
    create: (payment, noteCustomer) => createPayment(client, payment, noteCustomer),
    find: (id) => findPayment(client, id),
    findByReference: (reference, since) => findByReference(client, reference, since),
    cancel: (id) => cancelPayment(client, id),
    refund: (refund) => createRefund(client, refund),
    findRefund: (payment, key) => findRefund(client, payment, key),
    refundState: (payment, refund) => refundState(client, payment, refund),
    forget: (customer) => forgetCustomer(client, customer),
  };
}
