// A complaint to the operator. Specification, section 2 (complaints). (S17)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { moment, number, text } from './wire';

export const complaintTopics = ['member', 'payment', 'fictional', 'content', 'privacy', 'other'] as const;

export const sendComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint.php',
  body: z.object({
    topic: z.enum(complaintTopics),
    email: z.string().check(z.trim(), z.maxLength(254)),
    /** A profile name or an order number, where the complaint is about one. */
    about: z.optional(z.string().check(z.maxLength(120))),
    text: z.string().check(z.maxLength(5_000)),
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
  summary: 'Hands a complaint to the operator and mails a receipt.',
});
