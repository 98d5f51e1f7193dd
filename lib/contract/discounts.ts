// Discount codes: one that is typed in, the welcome discount, the time bonus. Specification, sections 3 (discount code), 4, 5 and 9. (E14, T08, V06)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, id, list, number, text } from './wire';

/** A discount code, with the fields that the specification gives it. (E14) */
export const discountCode = z.object({
  code: z.string(),
  country: text,
  user_id: z.nullish(id),
  /** ISO 8601. */
  expires: text,
  value_percentage: z.pipe(z.nullish(number), z.transform((value) => value ?? 0)),
  currency: text,
  minimum_order_value: z.nullish(number),
  status: text,
  validity: text,
  expired: z.optional(flag),
  paymentmethods: list(z.string()),
});
export type DiscountCode = z.infer<typeof discountCode>;

const none = z.pipe(z.union([z.literal([false, '']), z.null(), z.array(z.never())]), z.transform(() => null));

export const getDiscountCode = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  /** `code`: one that was typed in. `welcome`: the member’s own welcome discount. Whatever else a page’s address holds goes along. */
  query: z.catchall(z.object({ code: z.optional(z.string()), welcome: z.optional(z.string()) }), z.string()),
  /** The bare code, or under a name; null where there is none to offer. */
  response: z.pipe(
    z.union([none, z.object({ discountcode: z.union([none, discountCode]) }), discountCode]),
    z.transform((value): DiscountCode | null => (value && 'discountcode' in value ? value.discountcode : value)),
  ),
  errors: ['code_not_found', 'code_used', 'code_expired', 'too_many_requests'],
  access: 'anyone',
  summary: 'A discount code by what was typed, or the member’s welcome discount.',
});
