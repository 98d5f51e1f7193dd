// Becoming a member, and confirming the e-mail address. Specification, sections 3 (Signup form draft), 4, 5 and 8.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders } from './genders';
import { person } from './person';
import { tracking } from './tracking';
import { user } from './user';
import { flag, id, text } from './wire';

/** Largest sizes, so that an absurd input is refused before any rule looks at it. */
const typed = (length: number) => z.string().check(z.maxLength(length));

/** What a visitor fills in; every rule of section 5 is checked on the server too. (E03, V01, V02, V03) */
export const signUpDraft = z.object({
  email: typed(254),
  name: typed(60),
  password: typed(1024),
  /** YYYY-MM-DD. */
  date_of_birth: typed(10),
  signup_message: z.optional(typed(2_000)),
});
export type SignUpDraft = z.infer<typeof signUpDraft>;

export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup.php',
  body: z.extend(signUpDraft, {
    gender: z.optional(z.enum(['man', 'woman', 'other'])),
    looking_for: z.optional(z.enum(genders)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    language: z.string().check(z.length(2)),
    /** The member whom the first message is for. */
    member: z.optional(id),
    /** Needed on a site that is open to invited people alone. */
    invite: z.optional(typed(64)),
    tracking: z.optional(tracking),
  }),
  response: z.object({
    /** The new member, signed in; null where the answer must tell a stranger nothing (`discreet`): then only the mail goes on. */
    user: z.pipe(z.nullish(user), z.transform((value) => value ?? null)),
    /** A mail with the link to confirm the address is on its way. */
    mail_sent: z.optional(flag),
  }),
  errors: ['invalid_input', 'signups_closed', 'account_exists', 'account_pending_deletion', 'too_many_requests'],
  access: 'anyone',
  summary: 'Makes an account, signs it in and mails the link that confirms the address.',
});

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  /** A visitor whose link no longer works names the address; a member's own is known. */
  body: z.optional(z.object({ email: z.optional(typed(254)) })),
  response: z.unknown(),
  errors: ['too_many_requests', 'already_confirmed', 'email_not_found', 'invalid_input'],
  access: 'anyone',
  summary: 'Mails the link that confirms the address once more.',
});

export const activate = endpoint({
  method: 'GET',
  path: '/api/activate.php',
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  response: z.unknown(),
  errors: [],
  access: 'anyone',
  summary: 'Follows the link of the mail: redirects to /activate/done, signed in, or to /activate/error.',
});

/** What a member who has just confirmed the address is told. */
export const activation = endpoint({
  method: 'GET',
  path: '/api/signup.php',
  response: z.object({
    /** The steps of sign-up that are still open. */
    open_steps: z.pipe(z.nullish(z.array(z.enum(['photo', 'about', 'push', 'confirm']))), z.transform((value) => value ?? [])),
    /** The first message, as written, and whom it is for; null where none was written. */
    message: z.nullish(z.object({ text, member: z.nullish(person), sent: z.optional(flag), conversation_id: z.nullish(id) })),
  }),
  errors: [],
  access: 'member',
  summary: 'How far the member’s sign-up is, and what became of the first message.',
});
