// Text messages to phones on their way, as mails have their table: a one-time code is wiped once it was used or is over. (S09)
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { sites } from './sites';

export const textMessages = pgTable(
  'text_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    recipient: text('recipient').notNull(),
    /** Null once it was sent, or its code is over. */
    text: text('text'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('text_messages_over').on(table.expiresAt)],
);
export type TextMessageRow = typeof textMessages.$inferSelect;
