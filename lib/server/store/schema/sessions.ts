// Who is signed in, on which browser, and where a browser takes push messages. Decisions, 'Calls'. (C02, C07)
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** sha256 of the cookie's token, in hex: the table alone opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    memberId: integer('member_id').notNull().references(() => members.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The browser's own description, so that a member can recognise a session in the list. */
    userAgent: text('user_agent'),
    /** Until when one of its pages counts as looked at; unset: no stream of it is open. */
    watchedUntil: moment('watched_until'),
    /** The stream that says so: where it ends, only its own word ends with it. */
    watchedBy: text('watched_by'),
    /** Until when that stream counts as open, unless its instance says so again; unset: its release does not say. */
    streamUntil: moment('stream_until'),
  },
  (table) => [
    index('sessions_of_member').on(table.memberId),
    index('sessions_by_end').on(table.expiresAt),
    // By member: of each push message it is asked whether its own looks, however many others do.
    index('sessions_watched').on(table.memberId, table.watchedUntil).where(sql.raw('"watched_until" is not null')),
  ],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** The session in which the browser subscribed: with it ends the subscription. Unset: from before this was kept. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Of releases that noted here who looks at a page; nothing reads it. Now the session has it. */
    watchedUntil: moment('watched_until'),
  },
  (table) => [index('push_subscriptions_of_member').on(table.memberId), index('push_subscriptions_of_session').on(table.sessionId)],
);
