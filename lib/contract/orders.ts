// Buying a bundle: the order, its payment, what became of it. Specification, sections 2 (credit purchase), 3 (Order) and 4 (payment states). (S08, E13, T12)
import * as z from 'zod/mini';
import { beginTextPattern } from '../site/money/begin-at-once';
import { endpoint } from './endpoint';
import { flag, id, list, money, number, text } from './wire';

export const orderStates = ['loading', 'pending', 'completed', 'failed', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** When the purchase can be undone without a reason, and what would come back. */
export const withdrawal = z.object({
  /** The last day, and how many are left with it. */
  until: z.string(),
  days_left: number,
  used: number,
  refund: money,
  /** The member is premium by no other order: it ends with this one. */
  ends_premium: z.optional(flag),
});

/** An order. A PHP server may know `payment_id`, `credits` and `amount` alone. (E13) */
export const order = z.object({
  payment_id: z.string(),
  credits: number,
  /** Minor units of `currency`: what is paid, tax and discount within. */
  amount: number,
  currency: text,
  /** Printed on invoice and receipt: 'A-20418'. */
  number: text,
  state: z.pipe(z.nullish(z.string()), z.transform((value): OrderState => (orderStates as readonly unknown[]).includes(value) ? (value as OrderState) : 'pending')),
  bundle: z.nullish(id),
  method: text,
  /** Before the discount. */
  list_amount: z.optional(number),
  discount: z.nullish(z.object({ code: z.string(), percentage: z.optional(number), amount: number })),
  tax: z.nullish(z.object({ rate: number, amount: number })),
  created_at: text,
  paid_at: text,
  /** The member asked that the credits may be used at once: which words were ticked. */
  begin_at_once: text,
  /** Where one pays, as long as that can be done. */
  checkout_url: text,
  /** The card on file did not pay: it can be tried again, or PayPal used. (X06) */
  recurring_failed: z.optional(flag),
  withdrawal: z.nullish(withdrawal),
  /** Minor units that went back so far, whoever sent or took them. */
  returned: z.optional(number),
  /** Refunded: the payer's bank took it, more than anybody sent. */
  charged_back: z.optional(flag),
  /** A withdrawal: what goes back, and under which number. */
  refund: z.nullish(z.object({ number: text, amount: number, state: text, requested_at: text, done_at: text })),
  /** The conversation that the member came from. */
  back_to: text,
});
export type Order = z.infer<typeof order>;

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/order.php',
  /** A repeat with the same Idempotency-Key is the same order. */
  body: z.object({
    bundle: id,
    method: z.string().check(z.maxLength(40)),
    bank: z.optional(z.string().check(z.maxLength(60))),
    code: z.optional(z.string().check(z.maxLength(60))),
    /** The total that stood on the button: another one is refused with price_changed. */
    amount: z.int().check(z.minimum(0)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Charges the card that was kept, without a visit; where there is none, or it was declined last time, one pays by a visit after all. */
    recurring: z.optional(z.boolean()),
    /** The member wants the card kept, for ordering again with one press. Nothing is ticked beforehand. */
    keep_card: z.optional(z.boolean()),
    /** The member asks that the credits may be used at once: which words were ticked, as lib/site/money/begin-at-once.ts makes them. Kept with the order. */
    begin_at_once: z.optional(z.string().check(z.regex(beginTextPattern))),
    /** A path of the site to come back to when it is paid. */
    back_to: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ order }),
  /** `params`: price_changed { amount, currency, bundle where another is sold in place of the one asked for }, spend_limit { limit, currency }, limit_currency { currency, limit_currency }, code_minimum { amount, currency }, code_open { payment_id, bundle, method } of the order. `fields` of the codes name `code`. */
  errors: ['invalid_input', 'not_found', 'price_changed', 'code_not_found', 'code_used', 'code_open', 'code_expired', 'code_minimum', 'code_method', 'method_unavailable', 'spend_limit', 'limit_currency', 'payment_unavailable', 'too_many_requests'],
  access: 'member',
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/order.php',
  query: z.object({ payment_id: z.string().check(z.maxLength(80)) }),
  response: z.object({ order }),
  errors: ['not_found'],
  access: 'member',
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/transactions.php',
  query: z.object({ after: z.optional(id) }),
  response: z.object({ transactions: list(order), /** Hand it in as `after` for older ones. */ next: z.nullish(id) }),
  errors: [],
  access: 'member',
});

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/api/transactions.php',
  body: z.object({
    payment_id: z.string().check(z.maxLength(80)),
    /** What the confirm step said would come back: another sum is refused with price_changed. */
    refund: z.int().check(z.minimum(0)),
    /** Where the receipt goes; left out: to the member's own address. */
    email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  }),
  response: z.object({ order }),
  /** `fields` of invalid_input: `email`. */
  errors: ['invalid_input', 'not_found', 'withdrawal_over', 'price_changed'],
  access: 'member',
});

/** Called by the payment provider, with the id of a payment and nothing to be believed: the payment itself is asked for. */
export const notePayment = endpoint({
  method: 'POST',
  path: '/api/payment-webhook.php',
  foreign: true,
  body: z.object({ id: z.string().check(z.maxLength(80)) }),
  response: z.unknown(),
  errors: ['unavailable'],
  access: 'anyone',
});
