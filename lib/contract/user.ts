// The signed-in member and the calls of the session. Specification, sections 3 (User) and 7.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { person } from './person';
import { figure, flag, id, list, maybe, maybeMoment, number, numberOr, off, orMissing, text } from './wire';

/** The signed-in member. (E01) */
export const user = z.object({
  id: orMissing(id),
  /** For example not_confirmed. */
  status: text,
  credits: numberOr(0),
  /** Has bought credits once: a premium member. (P03) */
  paid_user: off,
  fictional_icon: text,
  notifications_disabled: list(z.string()),
  /** Which mails about what happened the member does not want: 'messages', 'likes', 'matches'. */
  mails_off: z.optional(list(z.string())),
  /** Which push messages the member does not want, by the same names. */
  pushes_off: z.optional(list(z.string())),
  /** Per cent off the next purchase, for which the member stayed. (S10) */
  stay_discount: maybe(number),
  /** When that ends, or ended, ISO 8601: nobody is given it twice. */
  stay_discount_until: text,
  /** For how many seconds the saving of a new member still lasts, by the server's clock; null where there is none. (T08) */
  offer_seconds: maybe(number),
  profile: maybe(person),
  email: text,
  language: text,
  /** When the member signed up, ISO 8601. */
  signup_at: maybeMoment,
  looking_for: text,
  /** Totals for the badges, where the server counts them; otherwise chats.php and likes.php give them. */
  unread_messages: figure,
  /** Above a hundred a server may count those of people who have left too: every badge says '99+' of so many. (S21) */
  new_likes: figure,
  /** The site has somebody to introduce: auto-like.php says whom. (T20) */
  auto_like: z.optional(flag),
});
export type User = z.infer<typeof user>;

/** No user, however the server writes it, is null. */
export const maybeUser = z.object({
  user: z.pipe(maybe(user), z.transform((value) => value ?? null)),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user.php',
  response: maybeUser,
  errors: [],
  access: 'anyone',
});

export const login = endpoint({
  method: 'POST',
  path: '/api/user.php',
  body: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  response: maybeUser,
  errors: ['login_failed', 'locked_out', 'account_suspended'],
  access: 'anyone',
});

export const saveLanguage = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  body: z.object({ language: z.string().check(z.length(2)) }),
  response: z.unknown(),
  errors: [],
  access: 'member',
});

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(2048)),
  expirationTime: z.nullish(z.number()),
  keys: z.object({ p256dh: z.string().check(z.maxLength(256)), auth: z.string().check(z.maxLength(256)) }),
});

export const savePush = endpoint({
  method: 'POST',
  path: '/api/user.php',
  when: { push: '1' },
  query: z.object({ push: z.literal('1') }),
  body: pushSubscription,
  response: z.unknown(),
  errors: [],
  access: 'member',
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  anyAnswer: true,
  response: z.unknown(),
  errors: [],
  access: 'anyone',
});
