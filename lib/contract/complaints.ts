// A complaint to the operator. Specification, section 2 (complaints). (S17)
import * as z from 'zod/mini';
import { complaintTopics, longestAbout } from './complaint-topics';
import { endpoint } from './endpoint';
import { moment, number, text } from './wire';

export { complaintTopics };

/** `fields`: email 'required' or 'email_invalid', text 'required' or 'text_too_long' with `params` { max }. A repeat with the same Idempotency-Key is the same complaint. */
export const sendComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint.php',
  body: z.object({
    topic: z.enum(complaintTopics),
    email: z.string().check(z.trim(), z.maxLength(254)),
    /** A profile name or an order number, where the complaint is about one. */
    about: z.optional(z.string().check(z.maxLength(longestAbout))),
    text: z.string().check(z.maxLength(10_000)),
    /** The language of the page: the receipt's. */
    language: z.optional(z.string().check(z.length(2))),
  }),
  response: z.object({
    /** The receipt number, as it stands in the mail too. */
    number: z.string(),
    received_at: z.optional(moment),
    /** Within how many days the operator answers. */
    answer_days: z.optional(number),
    email: text,
  }),
  errors: ['invalid_input', 'too_many_requests'],
  access: 'anyone',
});
