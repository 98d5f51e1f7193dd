// What the member is told of, which mails about it are wanted, and how mails end. Specification, sections 2 (Notifications) and 4. (S15, T14)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { mailCauses, mailReasons, notificationGroups } from './notification-groups';
import { person } from './person';
import { flag, id, list, moment, money, number, saved, text } from './wire';

/** One line of the list. Never the text of a message. */
export const notification = z.object({
  id,
  /** 'message', 'gift', 'like', 'match', 'report_status', 'complaint_status', 'payment', 'welcome'; a client leaves out what it does not know. */
  kind: z.string(),
  created_at: moment,
  read: z.optional(flag),
  /** Whose doing it is. */
  profile: z.nullish(person),
  /** The site made this like itself. */
  auto: z.optional(flag),
  conversation_id: z.nullish(id),
  /** Of a report, a complaint or an order. Of an order the status is 'paid', 'failed', 'withdrawn', 'refunded', 'charged_back' or 'restored'. */
  number: text,
  status: text,
  /** Of an order: which, its credits, and the money that came or goes back. */
  order: z.nullish(z.object({ payment_id: z.string(), credits: number, amount: money })),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications.php',
  query: z.object({ group: z.optional(z.enum(notificationGroups)), cursor: z.optional(z.string().check(z.maxLength(60))) }),
  response: z.object({
    notifications: list(notification),
    /** Of the next page; missing on the last. */
    next: text,
    /** How many are unread; a server may count no further than thirty. */
    unread: z.optional(number),
  }),
  errors: [],
  access: 'member',
});

export const readNotifications = endpoint({
  method: 'PUT',
  path: '/api/notifications.php',
  /** Left out: all of them. */
  body: z.object({ id: z.optional(id) }),
  response: z.unknown(),
  errors: [],
  access: 'member',
});

export const saveMailChoice = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  when: { notices: '1' },
  query: z.object({ notices: z.literal('1') }),
  body: z.object({
    /** The mails that the member does not want; left out: as before. */
    off: z.optional(z.array(z.enum(mailReasons))),
    /** The push messages that the member does not want; left out: as before. */
    pushes_off: z.optional(z.array(z.enum(mailReasons))),
    /** The member wants mails again, whatever switched them off. Nobody else can say so after a spam complaint. */
    allow: z.optional(z.literal(true)),
    /** No push messages on any device any more. */
    push: z.optional(z.literal(false)),
  }),
  response: saved,
  mark: 'saved',
  errors: [],
  access: 'member',
});

const token = z.string().check(z.minLength(1), z.maxLength(200));

/** The List-Unsubscribe address of a mail, as a mail program calls it (RFC 8058): its body says nothing that counts. */
export const unsubscribeByMachine = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.unknown(),
  errors: ['link_expired', 'too_many_requests'],
  access: 'anyone',
  foreign: true,
});

/** The same address where a person goes: 303 to /mail-change/do, where a button does it. */
export const followUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/unsubscribe.php',
  /** `lang`: the language of the mail. */
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))), lang: z.optional(z.string()) }),
  response: z.unknown(),
  errors: [],
  access: 'anyone',
});

export const unsubscribe = endpoint({
  method: 'PUT',
  path: '/api/unsubscribe.php',
  /** Left out: all mails about what happened. */
  body: z.object({ token, reason: z.optional(z.enum(mailReasons)) }),
  response: z.unknown(),
  errors: ['link_expired', 'too_many_requests'],
  access: 'anyone',
});

/** With the operator's secret as `Authorization: Bearer …` (MAIL_FEEDBACK_SECRET); without one set there is no such call. */
export const reportMail = endpoint({
  method: 'POST',
  path: '/api/mail-feedback.php',
  body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), cause: z.enum(mailCauses) }),
  response: z.unknown(),
  errors: ['not_found', 'too_many_requests'],
  access: 'anyone',
  foreign: true,
});
