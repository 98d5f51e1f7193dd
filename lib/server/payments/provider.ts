// What takes the money: one shape for the sandbox and for a real payment company. Specification, section 2 (credit purchase); bars M1, S10.
import type { PaymentMethod } from '@/lib/contract/payment-methods';
import type { Money } from '@/lib/contract/wire';

/** What became of a payment, as the provider says when it is asked. Only `paid` gives credits. */
export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

export type ProviderPayment = {
  id: string;
  state: PaymentState;
  amount: Money;
  /** What went back so far, in minor units: by us, or taken back by the payer's bank. */
  returned: number;
  /** The part of it that the payer's bank took back; less than before where the bank gave it back again. */
  chargedBack: number;
  /** Our own key of the order, as it was handed in. */
  reference: string;
  /** Where the payer goes to pay; null where there is nothing for them to do. */
  checkout: string | null;
  /** Whom the provider can charge again without a visit, where this payment allows that. */
  customer: string | null;
};

export type NewPayment = {
  /** The order's own key. A repeat with it makes no second payment. */
  reference: string;
  amount: Money;
  /** What the payer reads on the statement. */
  description: string;
  method: PaymentMethod;
  /** One of the method's banks. */
  bank?: string;
  /** A tag as Intl writes it: 'nl-NL'. */
  locale: string;
  /** Where the payer comes back to, whatever happened. */
  returnTo: string;
  /** Where the provider tells that something changed; left out where it could not reach this server. */
  webhook?: string;
  /** Charges who paid before, without a visit; with an account: whom an earlier try made for it. */
  customer?: string;
  /** The payer wants the card kept, so that it can be charged again without a visit. */
  keepCard?: boolean;
  /** The account that a direct debit collects from. `mandate`: the reference of the mandate, as its member and their bank read it. */
  account?: { holder: string; iban: string; mandate: string };
};

/** Hears whom a provider has made for a direct debit before it is told of the account: whatever comes of the payment then, they can be let go of. */
export type NoteCustomer = (customer: string) => Promise<void>;

export type OfferedMethod = { method: PaymentMethod; banks: { id: string; name: string }[]; /** What is paid with can be kept, and charged again without a visit. */ keeps?: boolean };
export type RefundState = 'pending' | 'done' | 'failed';

export type PaymentProvider = {
  name: 'sandbox' | 'mollie' | 'none';
  /** What can be paid with, in the provider's order. Throws ProviderDown. */
  methods: (amount: Money, country: string) => Promise<OfferedMethod[]>;
  /** Throws ProviderDown (nothing is known: ask again with the same reference) or ProviderRefused (there is no payment). */
  create: (payment: NewPayment, noteCustomer?: NoteCustomer) => Promise<ProviderPayment>;
  /** The payment as it is now, null where there is none of that id. Throws ProviderDown. */
  find: (id: string) => Promise<ProviderPayment | null>;
  /** The payment that was made for a reference after a moment, where its id is not known; null where there is none. Throws ProviderDown. */
  findByReference: (reference: string, since: Date) => Promise<ProviderPayment | null>;
  /** Calls a payment off that is still open; false where its payer has done their part or it has ended otherwise, or where the method does not allow it. Throws ProviderDown. */
  cancel: (id: string) => Promise<boolean>;
  /** The refund that was asked for under a key, null where there is none. Throws ProviderDown. */
  findRefund: (payment: string, key: string) => Promise<{ id: string; state: RefundState } | null>;
  /** Sends money back; `key` makes a repeat harmless. Throws ProviderDown or ProviderRefused. */
  refund: (refund: { payment: string; amount: Money; key: string; description: string }) => Promise<{ id: string; state: RefundState }>;
  /** What became of a refund. Throws ProviderDown. */
  refundState: (payment: string, refund: string) => Promise<RefundState>;
  /** Lets go of who could be charged without a visit, with what they paid with. A repeat is harmless. Throws ProviderDown. */
  forget: (customer: string) => Promise<void>;
};

/** The provider could not be asked, or did not answer as one does. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** The provider said no: the same request will not fare better. `field` is what it found wrong, where it says so. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}
