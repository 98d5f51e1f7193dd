// Who is signed in, on which browser, and where a browser takes push messages. Decisions, 'Calls'. (C02, C07)
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
  },
  (table) => [index('sessions_of_member').on(table.memberId), index('sessions_by_end').on(table.expiresAt)],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_of_member').on(table.memberId)],
);
