// Reporting a member to the operator: the reason, messages of the conversation, a receipt with a number, and what came of it. Decisions, 'Honesty and safety'.
import * as z from 'zod/mini';
import { message } from './chats';
import { endpoint } from './endpoint';
import { person } from './person';
import { reportReasons } from './report-reasons';
import { flag, id, list, moment, text } from './wire';

/** A report as its sender follows it. `reason`, `status` and `decision` are the last part of a message key. */
export const report = z.object({
  number: z.string(),
  reason: text,
  received_at: moment,
  /** 'open' until the operator has decided, then 'decided'. */
  status: text,
  decision: text,
  decided_at: z.optional(z.nullable(moment)),
  /** Whom it is about: the profile, and its name when it was reported. */
  profile: z.optional(z.nullable(id)),
  name: text,
});
export type Report = z.infer<typeof report>;

/** Also about somebody whom the caller has blocked: that they are gone from sight is no reason to be silent. */
export const draftReport = endpoint({
  method: 'GET',
  path: '/api/report.php',
  when: { draft: '1' },
  query: z.object({ draft: z.optional(z.string()), member: id }),
  response: z.object({
    member: person,
    /** The caller has blocked them. */
    blocked: z.optional(flag),
    /** The last messages between the two: those that a report takes along. */
    messages: list(message),
  }),
  errors: ['not_found'],
  access: 'member',
});

/** `fields`: text 'text_too_long' with `params` { max }. */
export const sendReport = endpoint({
  method: 'POST',
  path: '/api/report.php',
  body: z.object({
    profile: id,
    reason: z.enum(reportReasons),
    text: z.optional(z.string().check(z.maxLength(10_000))),
    /** Which messages go along; left out, the last ones do. */
    messages: z.optional(z.array(id).check(z.maxLength(100))),
    /** Blocks the member in the same step. */
    block: z.optional(z.boolean()),
  }),
  response: z.object({ report, blocked: z.optional(flag) }),
  errors: ['invalid_input', 'not_found', 'too_many_requests'],
  access: 'member',
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/report.php',
  response: z.object({ /** The last one first. */ reports: list(report) }),
  errors: [],
  access: 'member',
});
