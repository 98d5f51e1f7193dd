// Discount codes: one that is typed in, the welcome discount, the time bonus. Specification, sections 3 (discount code), 4, 5 and 9. (E14, T08, V06)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, maybe, maybeMoment, names, number, numberOr, orNull, text } from './wire';

/** A discount code, with the fields that the specification gives it. (E14) */
export const discountCode = z.object({
  code: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  country: text,
  /** Whose it is; 0 is nobody’s. */
  user_id: z.optional(z.pipe(orNull(number), z.transform((value) => value || undefined))),
  /** ISO 8601. */
  expires: maybeMoment,
  value_percentage: numberOr(0),
  currency: text,
  minimum_order_value: maybe(number),
  status: text,
  validity: text,
  expired: z.optional(flag),
  paymentmethods: names,
});
export type DiscountCode = z.infer<typeof discountCode>;

export const getDiscountCode = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  /** `code`: one that was typed in. `welcome`: the saving of a new member. `own`: the best that the member has. Whatever else a page’s address holds goes along. */
  query: z.catchall(z.object({ code: z.optional(z.string()), welcome: z.optional(z.string()), own: z.optional(z.string()) }), z.string()),
  /** The bare code, or under a name; null where there is none to offer. */
  response: z.pipe(
    orNull(z.union([z.object({ discountcode: orNull(discountCode) }), discountCode])),
    z.transform((value): DiscountCode | null => (value && 'discountcode' in value ? value.discountcode : value)),
  ),
  // code_open: an order with the code is under way; `params` name it. not_found: a server that knows no codes of errors says in words that it has no such code.
  errors: ['code_not_found', 'not_found', 'code_used', 'code_open', 'code_expired', 'too_many_requests'],
  access: 'anyone',
});
