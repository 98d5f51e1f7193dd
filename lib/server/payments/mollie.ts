// Real payments, through Mollie. Its published API, version 2: payments, refunds, customers and mandates. Decisions, 'Running it' (MOLLIE_API_KEY).
import * as z from 'zod/mini';
import { paymentMethods, type PaymentMethod } from '@/lib/contract/payment-methods';
import {
  fromMollie, mollieCustomer, mollieLocale, mollieMethods, mollieName, molliePayment, mollieProblem, mollieRefund, methodOf, refundStateOf, stateOf, toMollie, type MolliePayment,
} from './mollie-shapes';
import { ProviderDown, ProviderRefused, type NewPayment, type PaymentProvider, type ProviderPayment } from './provider';

type Settings = {
  apiKey: string;
  /** Without a slash at the end. */
  apiUrl: string;
  fetch?: typeof fetch;
  /** Milliseconds that one request may take. */
  patience?: number;
};
type Ask = { method?: 'GET' | 'POST' | 'DELETE'; body?: object; key?: string };

const isOurs = (method: string): method is PaymentMethod => (paymentMethods as readonly string[]).includes(method);

function read(payment: MolliePayment): ProviderPayment {
  const amount = fromMollie(payment.amount);
  const returned = [payment.amountRefunded, payment.amountChargedBack].reduce((sum, each) => sum + (each ? fromMollie(each).amount : 0), 0);
  const { data } = z.object({ reference: z.string() }).safeParse(payment.metadata);
  const again = payment.sequenceType === 'first' || payment.sequenceType === 'recurring';
  return {
    id: payment.id,
    state: stateOf(payment.status),
    amount,
    returned,
    reference: data?.reference ?? '',
    checkout: payment._links?.checkout?.href ?? null,
    customer: again ? (payment.customerId ?? null) : null,
  };
}

/** The provider behind Mollie's API; it keeps nothing, so several servers may use one key. */
export function mollie({ apiKey, apiUrl, fetch: send = fetch, patience = 8_000 }: Settings): PaymentProvider {
  async function ask<Shape extends z.ZodMiniType>(shape: Shape, path: string, { method = 'GET', body, key }: Ask = {}): Promise<z.output<Shape> | null> {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/hal+json', ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }) };
    const answer = await send(`${apiUrl}/v2${path}`, {
      method, headers, redirect: 'error', signal: AbortSignal.timeout(patience), ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ProviderDown('Mollie could not be reached.', { cause: error });
    });
    const said: unknown = await answer.json().catch(() => undefined);
    if (answer.status === 404 && method === 'GET') return null;
    if (answer.status === 429 || answer.status >= 500) throw new ProviderDown(`Mollie answered ${answer.status}.`);
    if (!answer.ok) {
      const { data } = mollieProblem.safeParse(said);
      throw new ProviderRefused(`Mollie refused with ${answer.status}: ${data?.detail ?? 'no reason given'}`, data?.field ?? undefined);
    }
    const parsed = shape.safeParse(said);
    if (!parsed.success) throw new ProviderDown(`Mollie answered something else at ${parsed.error.issues[0]?.path.join('.') ?? 'its root'}.`);
    return parsed.data;
  }

  async function must<Shape extends z.ZodMiniType>(shape: Shape, path: string, question: Ask): Promise<z.output<Shape>> {
    const answer = await ask(shape, path, question);
    if (answer === null) throw new ProviderDown(`Mollie answered 404 at ${path.split('/')[1]}.`);
    return answer;
  }

  /** A customer who may be charged without a visit: made with a mandate on the account that a direct debit names. */
  async function debtor({ reference, account }: NewPayment): Promise<string> {
    const { id } = await must(mollieCustomer, '/customers', { method: 'POST', key: `${reference}-customer`, body: { metadata: { reference } } });
    const mandate = { method: 'directdebit', consumerName: account!.holder, consumerAccount: account!.iban, mandateReference: reference };
    await must(z.object({ id: z.string() }), `/customers/${id}/mandates`, { method: 'POST', key: `${reference}-mandate`, body: mandate });
    return id;
  }

  /** Cards can be charged again later, which a first payment with a customer of its own asks for. */
  async function whom(payment: NewPayment): Promise<{ customerId?: string; sequenceType?: 'first' | 'recurring' }> {
    if (payment.account) return { customerId: await debtor(payment), sequenceType: 'recurring' };
    if (payment.customer) return { customerId: payment.customer, sequenceType: 'recurring' };
    if (payment.method !== 'card') return {};
    const { id } = await must(mollieCustomer, '/customers', { method: 'POST', key: `${payment.reference}-customer`, body: { metadata: { reference: payment.reference } } });
    return { customerId: id, sequenceType: 'first' };
  }

  return {
    name: 'mollie',

    methods: async (amount, country) => {
      const { value, currency } = toMollie(amount);
      const query = new URLSearchParams({ 'amount[value]': value, 'amount[currency]': currency, billingCountry: country, include: 'issuers' });
      const { _embedded } = await must(mollieMethods, `/methods?${query}`, {});
      return _embedded.methods.flatMap(({ id, issuers }) => {
        const method = methodOf(id);
        return isOurs(method) ? { method, banks: issuers ?? [] } : [];
      });
    },

    create: async (payment) => {
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
        ...(await whom(payment)),
      };
      return read(await must(molliePayment, '/payments', { method: 'POST', key: reference, body }));
    },

    find: async (id) => {
      // Whatever a stranger calls a webhook with: only what can be an id is asked for.
      const payment = /^tr_\w{1,60}$/.test(id) ? await ask(molliePayment, `/payments/${id}`) : null;
      return payment && read(payment);
    },

    cancel: async (id) => {
      try {
        const payment = await must(molliePayment, `/payments/${id}`, { method: 'DELETE' });
        return stateOf(payment.status) === 'cancelled';
      } catch (error) {
        if (error instanceof ProviderRefused) return false;
        throw error;
      }
    },

    refund: async ({ payment, amount, key, description }) => {
      const refund = await must(mollieRefund, `/payments/${payment}/refunds`, { method: 'POST', key, body: { amount: toMollie(amount), description } });
      return { id: refund.id, state: refundStateOf(refund.status) };
    },

    refundState: async (payment, refund) => {
      const found = await ask(mollieRefund, `/payments/${payment}/refunds/${refund}`);
      // Mollie forgets a refund that was cancelled before it went out.
      return found ? refundStateOf(found.status) : 'failed';
    },
  };
}
