// Whom a payment company could still charge though the member is erased, or the direct debit came to nothing: each stands here until the company has let go, and nothing says whose it was. Decision 247. (T13, B05)
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const payersToForget = pgTable(
  'payers_to_forget',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    provider: text('provider').notNull(),
    customer: text('customer').notNull(),
    /** When the company is asked next, and how often it was in vain. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [unique('payers_to_forget_once').on(table.provider, table.customer), index('payers_to_forget_due').on(table.provider, table.dueAt)],
);
export type PayerToForget = typeof payersToForget.$inferSelect;
