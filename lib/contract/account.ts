// What members set about their account besides mails and profile. Specification, sections 2 (Settings) and 5; decisions, 'Calls' (PUT user.php). (S11, V04)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, id, list, moment, number, off, saved, text } from './wire';

const password = z.string().check(z.maxLength(1024));

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/user.php',
  when: { settings: '1' },
  query: z.object({ settings: z.literal('1') }),
  response: z.object({
    /** In no search, never online; whom the member talks with or likes still sees them. */
    invisible: off,
    /** No fictional profiles where people are looked for. */
    hide_fictional: off,
    /** Others are told how far away the member’s town is. */
    show_distance: z.pipe(z.nullish(flag), z.transform((value) => value ?? true)),
    /** The new address that waits for its confirmation. */
    pending_email: z.optional(text),
    /** On how many browsers push messages are on. */
    push_browsers: z.optional(number),
  }),
  mark: 'invisible',
  errors: [],
  access: 'member',
});

export const saveAccount = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  when: { settings: '1' },
  query: z.object({ settings: z.literal('1') }),
  /** Only what is given changes. */
  body: z.object({ invisible: z.optional(z.boolean()), hide_fictional: z.optional(z.boolean()), show_distance: z.optional(z.boolean()) }),
  response: saved,
  mark: 'saved',
  errors: [],
  access: 'member',
});

/** `fields`: old_password 'old_password', password with a code of field-codes.ts, password_repeat 'passwords_differ'. (V04) */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  when: { change: 'password' },
  query: z.object({ change: z.literal('password') }),
  body: z.object({ old_password: password, password, password_repeat: password, end_others: z.optional(z.boolean()) }),
  response: saved,
  mark: 'saved',
  errors: ['invalid_input', 'too_many_requests'],
  access: 'member',
});

export const removePush = endpoint({
  method: 'POST',
  path: '/api/user.php',
  when: { push: '0' },
  query: z.object({ push: z.literal('0') }),
  /** One browser’s subscription; without it, all of the member’s. */
  body: z.object({ endpoint: z.optional(z.string().check(z.maxLength(2048))) }),
  response: z.unknown(),
  errors: [],
  access: 'member',
});

export const resendMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change.php',
  when: { again: '1' },
  query: z.object({ again: z.literal('1') }),
  response: z.unknown(),
  errors: ['link_expired', 'too_many_requests'],
  access: 'member',
});

export const cancelMailChange = endpoint({
  method: 'DELETE',
  path: '/api/mail-change.php',
  when: { pending: '1' },
  query: z.object({ pending: z.literal('1') }),
  response: z.unknown(),
  errors: [],
  access: 'member',
});

/** A browser in which the member is signed in. */
export const session = z.object({
  id,
  /** The browser’s own description. */
  user_agent: text,
  created_at: z.optional(moment),
  used_at: z.optional(moment),
  /** The one that asks. */
  current: z.optional(flag),
});
export type BrowserSession = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions.php',
  response: z.object({ /** The one that asks first, then the last one used. */ sessions: list(session) }),
  errors: [],
  access: 'member',
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions.php',
  /** One of the member’s others; without an id, all but the one that asks. */
  body: z.object({ id: z.optional(id) }),
  response: z.unknown(),
  errors: ['not_found'],
  access: 'member',
});

export const exportData = endpoint({
  method: 'POST',
  path: '/api/export.php',
  /** A zip of JSON and photos. */
  response: z.unknown(),
  errors: ['too_many_requests'],
  access: 'member',
});
