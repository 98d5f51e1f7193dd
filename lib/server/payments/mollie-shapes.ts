// Mollie's own words, as its API (version 2) writes them, and what they mean here.
import * as z from 'zod/mini';
import type { PaymentMethod } from '@/lib/contract/payment-methods';
import type { Money } from '@/lib/contract/wire';
import type { PaymentState, RefundState } from './provider';

const amount = z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d+(\.\d+)?$/)) });
const link = z.nullish(z.object({ href: z.string() }));

export const molliePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  amountRefunded: z.nullish(amount),
  amountChargedBack: z.nullish(amount),
  metadata: z.nullish(z.unknown()),
  createdAt: z.nullish(z.string()),
  customerId: z.nullish(z.string()),
  mandateId: z.nullish(z.string()),
  sequenceType: z.nullish(z.string()),
  /** Depends on the method; not there once a payment is decided. */
  isCancelable: z.nullish(z.boolean()),
  _links: z.nullish(z.object({ checkout: link })),
});
export type MolliePayment = z.infer<typeof molliePayment>;

/** A page of payments, the newest first. */
export const molliePayments = z.object({ _embedded: z.object({ payments: z.array(molliePayment) }), _links: z.nullish(z.object({ next: link })) });

export const mollieMethods = z.object({
  _embedded: z.object({
    methods: z.array(z.object({ id: z.string(), issuers: z.nullish(z.array(z.object({ id: z.string(), name: z.string() }))) })),
  }),
});
export const mollieRefund = z.object({ id: z.string(), status: z.string(), metadata: z.nullish(z.unknown()) });
export const mollieRefunds = z.object({ _embedded: z.object({ refunds: z.array(mollieRefund) }) });
export const mollieCustomer = z.object({ id: z.string() });
export const mollieProblem = z.object({ detail: z.nullish(z.string()), field: z.nullish(z.string()) });

const states: Readonly<Record<string, PaymentState>> = {
  open: 'open', pending: 'pending', authorized: 'pending', paid: 'paid', failed: 'failed', canceled: 'cancelled', expired: 'expired',
};
/** A state that Mollie may add one day counts as undecided: it gives nothing, and is asked for again. */
export const stateOf = (status: string): PaymentState => states[status] ?? 'pending';

const refundStates: Readonly<Record<string, RefundState>> = { refunded: 'done', failed: 'failed', canceled: 'failed' };
export const refundStateOf = (status: string): RefundState => refundStates[status] ?? 'pending';

const names: Partial<Record<PaymentMethod, string>> = { card: 'creditcard' };
export const mollieName = (method: PaymentMethod): string => names[method] ?? method;
export const methodOf = (name: string): string => (Object.entries(names).find(([, theirs]) => theirs === name)?.[0] ?? name);

const digits = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** 1871 with EUR is '18.71'. */
export function toMollie({ amount: units, currency }: Money): { currency: string; value: string } {
  const places = digits(currency);
  const text = String(units).padStart(places + 1, '0');
  return { currency, value: places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}` };
}

/** '18.71' with EUR is 1871, without a detour through fractions. */
export function fromMollie({ currency, value }: { currency: string; value: string }): Money {
  const [whole = '0', part = ''] = value.split('.');
  const places = digits(currency);
  return { currency, amount: Number(whole + part.padEnd(places, '0').slice(0, places)) };
}

const locales: readonly string[] = [
  'en_US', 'en_GB', 'nl_NL', 'nl_BE', 'de_DE', 'de_AT', 'de_CH', 'fr_FR', 'fr_BE', 'es_ES', 'it_IT', 'nb_NO', 'sv_SE', 'fi_FI', 'da_DK', 'pl_PL',
];
/** The language of Mollie's pages nearest to a tag: 'fr-CH' is 'fr_FR'. */
export function mollieLocale(tag: string): string {
  const exact = tag.replace('-', '_');
  return locales.includes(exact) ? exact : (locales.find((each) => each.startsWith(`${tag.slice(0, 2)}_`)) ?? 'en_US');
}
