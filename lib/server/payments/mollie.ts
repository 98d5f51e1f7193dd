// Real payments, through Mollie. Its published API, version 2: payments, refunds, customers and mandates. Decisions, 'Running it' (MOLLIE_API_KEY).
import * as z from 'zod/mini';
import { paymentMethods, type PaymentMethod } from '@/lib/contract/payment-methods';
import {
  fromMollie, mollieCustomer, mollieLocale, mollieMethods, mollieName, molliePayment, molliePayments, mollieProblem, mollieRefund, mollieRefunds, methodOf, refundStateOf, stateOf, toMollie, type MolliePayment,
} from './mollie-shapes';
import { ProviderDown, ProviderRefused, type NewPayment, type NoteCustomer, type OfferedMethod, type PaymentProvider, type ProviderPayment } from './provider';

type Settings = {
  apiKey: string;
  /** Without a slash at the end. */
  apiUrl: string;
  fetch?: typeof fetch;
  /** Milliseconds that one request may take. */
  patience?: number;
};
type Ask = { method?: 'GET' | 'POST' | 'DELETE'; body?: object; key?: string; /** Answers that say there is no such thing, and are null. */ none?: number[] };

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

/** So long it may take to answer, in milliseconds. */
export const molliePatience = 8_000;

/** The provider behind Mollie's API; it keeps nothing, so several servers may use one key. */
export function mollie({ apiKey, apiUrl, fetch: send = fetch, patience = molliePatience }: Settings): PaymentProvider {
  async function ask<Shape extends z.ZodMiniType>(shape: Shape, path: string, { method = 'GET', body, key, none = method === 'GET' ? [404] : [] }: Ask = {}): Promise<z.output<Shape> | null> {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/hal+json', ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }) };
    const answer = await send(`${apiUrl}/v2${path}`, {
      method, headers, redirect: 'error', signal: AbortSignal.timeout(patience), ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ProviderDown('Mollie could not be reached.', { cause: error });
    });
    const said: unknown = await answer.json().catch(() => undefined);
    if (none.includes(answer.status)) return null;
    // 409: the same request is under way.
    if (answer.status === 409 || answer.status === 429 || answer.status >= 500) throw new ProviderDown(`Mollie answered ${answer.status}.`);
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

  async function newCustomer(reference: string): Promise<string> {
    const { id } = await must(mollieCustomer, '/customers', { method: 'POST', key: `${reference}-customer`, body: { metadata: { reference } } });
    return id;
  }

  /** A customer who may be charged without a visit: made with a mandate on the account that a direct debit names, once somebody knows whom to let go of. */
  async function debtor({ reference, account, customer }: NewPayment, noteCustomer?: NoteCustomer): Promise<string> {
    const id = customer ?? (await newCustomer(reference));
    if (!customer) await noteCustomer?.(id);
    const mandate = { method: 'directdebit', consumerName: account!.holder, consumerAccount: account!.iban, mandateReference: account!.mandate };
    await must(z.object({ id: z.string() }), `/customers/${id}/mandates`, { method: 'POST', key: `${reference}-mandate`, body: mandate });
    return id;
  }

  /** A card that is kept can be charged again later, which a first payment with a customer of its own asks for. */
  async function whom(payment: NewPayment, noteCustomer?: NoteCustomer): Promise<{ customerId?: string; sequenceType?: 'first' | 'recurring' }> {
    if (payment.account) return { customerId: await debtor(payment, noteCustomer), sequenceType: 'recurring' };
    if (payment.customer) return { customerId: payment.customer, sequenceType: 'recurring' };
    if (!payment.keepCard) return {};
    return { customerId: await newCustomer(payment.reference), sequenceType: 'first' };
  }

  /**
   * Mollie cannot be asked for what a payment carries: its list of payments, the newest first, is read back to a moment, however many that are.
   * What is older cannot be the one, so this ends with what there is. Throws ProviderDown where a list leads back to a page of it. (decision 154)
   */
  async function lookThrough(reference: string, since: number): Promise<ProviderPayment | null> {
    const pages = new Set<string>();
    for (let from: string | null = ''; from !== null; ) {
      if (pages.has(from)) throw new ProviderDown('Mollie lists its payments in a circle.');
      pages.add(from);
      const query: URLSearchParams = new URLSearchParams({ limit: '250', ...(from && { from }) });
      const { _embedded, _links }: z.output<typeof molliePayments> = await must(molliePayments, `/payments?${query}`, {});
      const found = _embedded.payments.find(({ metadata }) => referenceIn(metadata) === reference);
      if (found) return read(found);
      const oldest = _embedded.payments.at(-1)?.createdAt;
      if (oldest && Date.parse(oldest) < since) return null;
      from = _links?.next ? new URL(_links.next.href).searchParams.get('from') : null;
    }
    return null;
  }

  const findRefund = async (payment: string, key: string) => {
    const { _embedded } = await must(mollieRefunds, `/payments/${payment}/refunds`, {});
    const made = _embedded.refunds.find(({ metadata }) => referenceIn(metadata) === key);
    return made ? { id: made.id, state: refundStateOf(made.status) } : null;
  };

  return {
    name: 'mollie',

    methods: async (amount, country) => {
      const { value, currency } = toMollie(amount);
      const query = new URLSearchParams({ 'amount[value]': value, 'amount[currency]': currency, billingCountry: country, include: 'issuers' });
      const namesOf = (sequence: 'first' | 'recurring'): Promise<string[]> =>
        ask(mollieMethods, `/methods?${query}&sequenceType=${sequence}`).then((list) => list?._embedded.methods.map(({ id }) => methodOf(id)) ?? [], () => []);
      // Not every way to pay can begin a row of payments: a card is offered to be kept only where it can. A direct debit is listed only
      // among what can be charged without a visit.
      const [offered, firsts, recurring] = await Promise.all([must(mollieMethods, `/methods?${query}`, {}), namesOf('first'), currency === 'EUR' ? namesOf('recurring') : Promise.resolve<string[]>([])]);
      const visited = offered._embedded.methods.flatMap(({ id, issuers }): OfferedMethod[] => {
        const method = methodOf(id);
        return isOurs(method) && method !== 'directdebit' ? [{ method, banks: issuers ?? [], ...(method === 'card' && firsts.includes('card') && { keeps: true }) }] : [];
      });
      return recurring.includes('directdebit') ? [...visited, { method: 'directdebit', banks: [] }] : visited;
    },

    create: async (payment, noteCustomer) => {
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
        ...(await whom(payment, noteCustomer)),
      };
      return read(await must(molliePayment, '/payments', { method: 'POST', key: reference, body }));
    },

    find: async (id) => {
      // Whatever a stranger calls a webhook with: only what can be an id is asked for.
      const payment = /^tr_\w{1,60}$/.test(id) ? await ask(molliePayment, `/payments/${id}`) : null;
      return payment && read(payment);
    },

    findByReference: async (reference, since) => {
      try {
        return await lookThrough(reference, since.getTime() - clockSkew);
      } catch (error) {
        // Whoever may not look has not seen that there is none.
        if (error instanceof ProviderRefused) throw new ProviderDown(error.message, { cause: error });
        throw error;
      }
    },

    cancel: async (id) => {
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
    },

    refund: async ({ payment, amount, key, description }) => {
      // Mollie knows an idempotency key for an hour; a refund whose answer was lost before that is found by what it carries.
      const made = await findRefund(payment, key);
      if (made) return made;
      const refund = await must(mollieRefund, `/payments/${payment}/refunds`, { method: 'POST', key, body: { amount: toMollie(amount), description, metadata: { reference: key } } });
      return { id: refund.id, state: refundStateOf(refund.status) };
    },

    findRefund,

    refundState: async (payment, refund) => {
      const found = await ask(mollieRefund, `/payments/${payment}/refunds/${refund}`);
      // Mollie forgets a refund that was cancelled before it went out.
      return found ? refundStateOf(found.status) : 'failed';
    },

    forget: async (customer) => {
      try {
        // Whom Mollie does not know, it cannot charge.
        await ask(z.unknown(), `/customers/${customer}`, { method: 'DELETE', none: [404, 410] });
      } catch (error) {
        // A wrong key, say: nothing was let go of.
        if (error instanceof ProviderRefused) throw new ProviderDown(error.message, { cause: error });
        throw error;
      }
    },
  };
}
