// Conversations between two members, each side's own view of them, and the messages. Specification, sections 2 to 4.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bigKey, moment } from './columns';
import { members } from './members';
import { sites } from './sites';

export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    /** The smaller id first, so that two members have one conversation whoever begins. */
    firstId: integer('first_id').notNull().references(() => members.id),
    secondId: integer('second_id').notNull().references(() => members.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('conversations_of_pair').on(table.firstId, table.secondId), check('conversations_in_order', sql`${table.firstId} < ${table.secondId}`)],
);

/** One member's side of a conversation. All ids are of messages; 0 stands for none. */
export const participants = pgTable(
  'participants',
  {
    conversationId: integer('conversation_id').notNull().references(() => conversations.id),
    memberId: integer('member_id').notNull().references(() => members.id),
    otherId: integer('other_id').notNull().references(() => members.id),
    unread: integer('unread').notNull().default(0),
    /** The newest message there is. */
    lastId: bigKey('last_id').notNull().default(0),
    /** Seen up to here. */
    readId: bigKey('read_id').notNull().default(0),
    /** Removed up to here: nothing older is shown to this side again. */
    removedId: bigKey('removed_id').notNull().default(0),
    /** The newest message that was taken back: what a browser knows of it is out of date. */
    unsentId: bigKey('unsent_id').notNull().default(0),
    /** Since when its member is told of no message here: the list alone counts them. */
    mutedAt: moment('muted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    // With whom, too: a member's list is begun, and the newest message found, in the index alone.
    index('participants_of_member').on(table.memberId, table.lastId, table.otherId),
    index('participants_unread').on(table.memberId, table.otherId, table.unread).where(isUnread()),
    index('participants_unsent').on(table.memberId, table.unsentId).where(hasUnsent()),
    // How far the others have read a member's messages.
    index('participants_of_other').on(table.otherId, table.conversationId, table.readId),
  ],
);

/** The sides that stand in their member's list. Written without parameters, as the partial index needs it; with the table's name beside others of the same. */
export function shown(table?: 'participants') {
  const of = table ? `"${table}".` : '';
  return sql.raw(`${of}"last_id" > ${of}"removed_id"`);
}

/** Those of them with something to read. Written without parameters, as a partial index needs it. */
export function isUnread() {
  return sql.raw('"unread" > 0 and "last_id" > "removed_id"');
}

/** The sides on which a message was taken back. */
export function hasUnsent() {
  return sql.raw('"unsent_id" > 0');
}

export const messages = pgTable(
  'messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id').notNull().references(() => conversations.id),
    senderId: integer('sender_id').notNull().references(() => members.id),
    /** The browser's own key: with the sender it is unique for ever, which is what makes a repeat harmless. (bar C1) */
    clientId: text('client_id').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** The key of the gift that it is, and what that cost. */
    gift: text('gift'),
    giftCredits: integer('gift_credits'),
    /** Taken back before it was read: its text is gone, and it is shown to nobody. The row stays, so that a repeat stays harmless. */
    unsentAt: moment('unsent_at'),
  },
  (table) => [
    unique('messages_once').on(table.senderId, table.clientId),
    index('messages_of_conversation').on(table.conversationId, table.id),
    // Whether an unread gift is left, when another message is taken back.
    index('messages_gifts').on(table.conversationId, table.id).where(sql.raw('"gift" is not null')),
    index('messages_unsent').on(table.conversationId, table.id).where(sql.raw('"unsent_at" is not null')),
  ],
);
export type MessageRow = typeof messages.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;
