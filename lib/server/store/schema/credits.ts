// The ledger: every change of a member's credits, with its reason. The balance on the member's row moves in the same transaction. (bar M1)
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigKey, moment } from './columns';
import { messages } from './conversations';
import { members } from './members';

export const creditEntries = pgTable(
  'credit_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** Credits: below zero is spent. */
    amount: integer('amount').notNull(),
    reason: text('reason').$type<'signup' | 'opening' | 'message' | 'gift' | 'unsent'>().notNull(),
    messageId: bigKey('message_id').references(() => messages.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_of_member').on(table.memberId, table.id),
    // A message is paid for once, and given back once.
    uniqueIndex('credit_entries_once_per_message').on(table.messageId, table.reason).where(sql.raw('"message_id" is not null')),
  ],
);
