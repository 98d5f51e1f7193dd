// Text messages to phones, kept to be looked at where no gateway takes them: those whose code is over go with the next one. (S09)
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { sites } from './sites';

export const textMessages = pgTable(
  'text_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    recipient: text('recipient').notNull(),
    /** Null in rows of releases that wiped a code that was over and kept its row. */
    text: text('text'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('text_messages_over').on(table.expiresAt)],
);
