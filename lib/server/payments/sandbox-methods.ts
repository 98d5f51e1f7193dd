// What the sandbox offers in each country: what people there pay with. Its banks are names without a mark. Shared facts per country.
import type { PaymentMethod } from '@/lib/contract/payment-methods';
import type { OfferedMethod } from './provider';

const byCountry: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal', 'paypal', 'card', 'bancontact', 'directdebit'],
  BE: ['bancontact', 'card', 'paypal', 'directdebit'],
  DE: ['paypal', 'directdebit', 'card', 'klarna'],
  AT: ['eps', 'paypal', 'card', 'directdebit', 'klarna'],
  CH: ['twint', 'card', 'paypal'],
  LU: ['card', 'paypal', 'directdebit'],
  FR: ['card', 'paypal', 'directdebit'],
  IT: ['card', 'paypal', 'satispay', 'mybank'],
  ES: ['card', 'bizum', 'paypal'],
  PL: ['blik', 'przelewy24', 'card', 'paypal'],
  SE: ['swish', 'card', 'klarna', 'trustly'],
  NO: ['vipps', 'card', 'klarna'],
  DK: ['mobilepay', 'card', 'paypal'],
  FI: ['mobilepay', 'card', 'klarna', 'paypal'],
  GB: ['card', 'paypal', 'applepay'],
  IE: ['card', 'paypal', 'applepay', 'directdebit'],
};
const elsewhere: readonly PaymentMethod[] = ['card', 'paypal'];

const banks: Partial<Record<PaymentMethod, readonly string[]>> = {
  ideal: ['ABN AMRO', 'ASN Bank', 'bunq', 'ING', 'Knab', 'N26', 'Rabobank', 'RegioBank', 'Revolut', 'SNS', 'Triodos Bank', 'Van Lanschot Kempen'],
  eps: ['BAWAG', 'Bank Austria', 'Erste Bank', 'Raiffeisen', 'Volksbank'],
};

const key = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const banksOf = (method: PaymentMethod) => (banks[method] ?? []).map((name) => ({ id: `${method}-${key(name)}`, name }));

/** The name of one of a method's banks by its id; undefined for none that there is. */
export const sandboxBank = (method: PaymentMethod, id: string | undefined): string | undefined => banksOf(method).find((bank) => bank.id === id)?.name;

/** The methods of a country (two capital letters), the usual first. */
export const sandboxMethods = (country: string): OfferedMethod[] =>
  (byCountry[country] ?? elsewhere).map((method) => ({ method, banks: banksOf(method), ...(method === 'card' && { keeps: true }) }));
