// Paying by direct debit: the form, and the one-time code that confirms it. Specification, sections 2 (direct-debit form), 5 and 8. (R10, S09, V06, X06)
import * as z from 'zod/mini';
import { beginTextPattern } from '../site/money/begin-at-once';
import { endpoint } from './endpoint';
import { order } from './orders';
import { flag, id, money, number, text } from './wire';

const typed = (length: number) => z.string().check(z.maxLength(length));

/** Where the one-time code went, and until when it can be used. */
const codeSent = z.object({ /** The last digits of the phone number. */ to: text, resend_at: text, expires_at: text });

export const getDirectDebit = endpoint({
  method: 'GET',
  path: '/api/directdebit.php',
  query: z.object({ /** What would be collected, in minor units. */ amount: z.optional(number), payment_id: z.optional(typed(80)) }),
  response: z.object({
    /** Why nothing can be collected: 'directdebit_blocked' or 'directdebit_limit'. */
    stop: text,
    /** The order whose money the bank took back. */
    blocked_by: text,
    /** The most that is collected within thirty days, and when this amount fits again. */
    limit: z.nullish(money),
    free_from: text,
    /** An order begun before, named by `payment_id`: */
    order: z.nullish(order),
    /** It waits for its code. */
    open: z.optional(flag),
    code_sent: z.nullish(codeSent),
    /** Whose account, with most of its number hidden. */
    account: z.nullish(z.object({ holder: text, iban: text, bank: text })),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const startDirectDebit = endpoint({
  method: 'POST',
  path: '/api/directdebit.php',
  /** Wrong fields have codes of field-codes.ts: iban_invalid, zip_invalid, phone_invalid, required. A repeat with the same Idempotency-Key is the same order. */
  body: z.object({
    bundle: id,
    code: z.optional(typed(60)),
    amount: z.int().check(z.minimum(0)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    account_holder: typed(70),
    iban: typed(50),
    street: typed(80),
    house_number: typed(12),
    zip: typed(12),
    city: typed(60),
    phone: typed(24),
    /** Must be true: the member lets the amount be collected from the account. Nothing is ticked beforehand. */
    mandate: flag,
    /** As for any order. */
    begin_at_once: z.optional(z.string().check(z.regex(beginTextPattern))),
    back_to: z.optional(typed(200)),
  }),
  response: z.object({ order, code_sent: codeSent }),
  errors: ['invalid_input', 'not_found', 'price_changed', 'code_not_found', 'code_used', 'code_open', 'code_expired', 'code_minimum', 'code_method', 'directdebit_blocked', 'directdebit_limit', 'method_unavailable', 'spend_limit', 'limit_currency', 'payment_unavailable', 'too_many_requests'],
  access: 'member',
});

export const confirmDirectDebit = endpoint({
  method: 'PUT',
  path: '/api/directdebit.php',
  body: z.object({ payment_id: typed(80), otp: typed(12) }),
  response: z.object({ order }),
  errors: ['not_found', 'otp_invalid', 'link_expired', 'directdebit_blocked', 'directdebit_limit', 'method_unavailable', 'spend_limit', 'limit_currency', 'payment_unavailable', 'too_many_requests'],
  access: 'member',
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/api/directdebit.php',
  when: { resend: '1' },
  query: z.object({ resend: z.literal('1') }),
  body: z.object({ payment_id: typed(80) }),
  response: z.object({ code_sent: codeSent }),
  errors: ['not_found', 'link_expired', 'too_many_requests'],
  access: 'member',
});
