// Becoming a member, and confirming the e-mail address. Specification, sections 3 (Signup form draft), 4, 5 and 8.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders, ownGenders } from './genders';
import { person } from './person';
import { tracking } from './tracking';
import { maybeUser } from './user';
import { flag, id, number, text } from './wire';

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

/**
 * invalid_input names each wrong field with a code of field-codes.ts, `params` { min_age, max }: the youngest age that may sign
 * up, the longest first message. signups_closed has `fields` { invite: 'invite_unknown' } where a code was given.
 * account_pending_deletion has `params` { date }: the day (YYYY-MM-DD) with whose beginning the account goes.
 * The first message is kept until the address is confirmed; then it goes out once and costs what any message costs.
 * A repeat with the same Idempotency-Key and password is the same sign-up, and signed in.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup.php',
  body: z.extend(signUpDraft, {
    gender: z.optional(z.enum(ownGenders)),
    looking_for: z.optional(z.enum(genders)),
    /** One of the settings’ countries; left out: the one that the site takes its visitors for. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    region: z.optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    language: z.string().check(z.length(2)),
    /** The member whom the first message is for. */
    member: z.optional(id),
    /** Needed on a site that is open to invited people alone; capitals and small letters count the same. */
    invite: z.optional(typed(64)),
    /** Left out: what the cookie of the visit says. */
    tracking: z.optional(tracking),
  }),
  /** `user` is the new member, signed in; null where the answer must tell a stranger nothing (`discreet`): then only the mail goes on. */
  response: z.extend(maybeUser, {
    /** A mail with the link to confirm the address is on its way. */
    mail_sent: z.optional(flag),
  }),
  errors: ['invalid_input', 'signups_closed', 'account_exists', 'account_pending_deletion', 'too_many_requests'],
  access: 'anyone',
});

/** Sixty seconds apart, five a day: too_many_requests says in Retry-After when the next can be had. Earlier links go on working. */
export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  /** A visitor whose link no longer works names the address; a member's own is known. */
  body: z.optional(z.object({ email: z.optional(typed(254)) })),
  response: z.unknown(),
  errors: ['too_many_requests', 'already_confirmed', 'email_not_found', 'invalid_input'],
  access: 'anyone',
});

/**
 * The address of the mail's link: nobody calls it, a browser goes there. 303 to /activate/done (this browser is signed in), or to
 * /activate/error?reason=used (the address was confirmed before) or ?reason=expired (too old, broken, or none of ours).
 */
export const activate = endpoint({
  method: 'GET',
  path: '/api/activate.php',
  /** `lang`: the language of the mail, in which the page that follows speaks. */
  query: z.object({ token: z.optional(z.string()), lang: z.optional(z.string()) }),
  response: z.unknown(),
  errors: [],
  access: 'anyone',
});

/** What a member who has just confirmed the address is told. */
export const activation = endpoint({
  method: 'GET',
  path: '/api/signup.php',
  response: z.object({
    /** The steps of sign-up that are still open. */
    open_steps: z.pipe(z.nullish(z.array(z.enum(['photo', 'about', 'push', 'confirm']))), z.transform((value) => value ?? [])),
    /** The first message, as written, and whom it is for; null where none was written. */
    message: z.nullish(
      z.object({
        text,
        /** Null where nobody can write to them any more. */
        member: z.nullish(person),
        sent: z.optional(flag),
        conversation_id: z.nullish(id),
        /** Why it has not gone out: the address is not confirmed, the credits do not reach, or the other cannot be written to. Null once it is sent, or can be by hand. */
        waits_for: z.nullish(z.enum(['confirmation', 'credits', 'member'])),
        /** What it costs, in credits. */
        cost: z.optional(number),
      }),
    ),
  }),
  errors: [],
  access: 'member',
});
