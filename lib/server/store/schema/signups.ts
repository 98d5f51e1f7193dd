// How members came: the record of a sign-up, the first message that waits for the address, and invitations. Specification, sections 3 and 4. (E03, E09, T15)
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Tracking } from '@/lib/contract/tracking';
import { bigKey, moment } from './columns';
import { messages } from './conversations';
import { members } from './members';
import { sites } from './sites';

export const signups = pgTable(
  'signups',
  {
    memberId: integer('member_id').primaryKey().references(() => members.id),
    /** The key of the call: its repeat finds the account that the first one made. */
    requestKey: text('request_key'),
    tracking: jsonb('tracking').$type<Tracking>().notNull(),
    invite: text('invite'),
  },
  (table) => [index('signups_of_request').on(table.requestKey).where(sql.raw('"request_key" is not null'))],
);

/** What a member wrote while signing up. It goes out, once, when the address is confirmed. (P04) */
export const heldMessages = pgTable(
  'held_messages',
  {
    memberId: integer('member_id').primaryKey().references(() => members.id),
    receiverId: integer('receiver_id').notNull().references(() => members.id),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    messageId: bigKey('message_id').references(() => messages.id),
  },
  // Looked at for each message that is deleted.
  (table) => [index('held_messages_sent').on(table.messageId).where(sql.raw('"message_id" is not null'))],
);
export type HeldMessageRow = typeof heldMessages.$inferSelect;

/** Codes that open a site which takes no sign-ups otherwise. */
export const invites = pgTable(
  'invites',
  {
    siteId: integer('site_id').notNull().references(() => sites.id),
    /** In capitals. */
    code: text('code').notNull(),
    /** How many more may use it; null is any number. */
    usesLeft: integer('uses_left'),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.code] })],
);
