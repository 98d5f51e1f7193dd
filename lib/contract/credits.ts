// What credits cost, how one pays, and what was spent this month. Specification, sections 2 (credit purchase), 6 and 9. (S08, R09)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { order } from './orders';
import { flag, id, list, money, number, text } from './wire';

/** A bundle of credits: all-in, paid once. */
export const bundle = z.object({
  id,
  credits: number,
  price: money,
  /** What one message comes to with it, and how many it is good for. */
  per_message: z.optional(money),
  messages: z.optional(number),
  /** The one the site recommends. */
  recommended: z.optional(flag),
  /** No other has a lower price for a message. */
  best_price: z.optional(flag),
});
export type Bundle = z.infer<typeof bundle>;

/**
 * A way to pay: one of payment-methods.ts, or what a PHP server calls it. `banks`: those to choose from, where the method asks. `keeps`: what is
 * paid with can be kept for ordering again, by `keep_card` of the order.
 */
export const payMethod = z.object({ method: z.string(), banks: list(z.object({ id: z.string(), name: z.string() })), keeps: z.optional(flag) });
export type PayMethod = z.infer<typeof payMethod>;

/**
 * What a member spent since the month began, and the most that they want to spend in one; both in the currency of the limit, where there is
 * one. `currency`: what the member pays in now, and a limit would be set in; left out: that of `spent`.
 */
export const spending = z.object({ spent: money, currency: text, limit: z.nullish(money), /** The limit that holds from then on: a higher one, or one in another currency, waits for a day. */ next_limit: z.nullish(z.object({ limit: z.nullable(money), from: z.string() })) });
export type Spending = z.infer<typeof spending>;

export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits.php',
  query: z.object({ country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  response: z.object({
    bundles: list(bundle),
    /** None where the provider does not answer: then nothing can be bought now. */
    methods: list(payMethod),
    country: text,
    /** For a member: */
    spending: z.nullish(spending),
    /** What /credits/repeat-order would buy again. */
    last_order: z.nullish(order),
    /** A direct debit that was begun and waits for its code. */
    waiting_debit: z.nullish(order),
    /** Its card was kept and can be charged without a visit; left out: nobody knows, and it is tried where it was a card. */
    card_on_file: z.optional(flag),
    /** A card is kept, be it of an older order or declined: it can be let go of. */
    card_kept: z.optional(flag),
    /** Nothing has been bought yet, so that a welcome discount can count. */
    first_purchase: z.optional(flag),
  }),
  errors: [],
  access: 'anyone',
});

export const forgetCard = endpoint({
  method: 'DELETE',
  path: '/api/credits.php',
  response: z.object({}),
  errors: ['unavailable'],
  access: 'member',
});

export const saveSpendingLimit = endpoint({
  method: 'PUT',
  path: '/api/credits.php',
  body: z.object({
    /** Minor units of the member’s currency; null is no limit. */
    limit: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000))),
    /** What the field said: where the member pays in another by now it is refused with limit_currency. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
  response: z.object({ spending }),
  errors: ['limit_currency'],
  access: 'member',
});
