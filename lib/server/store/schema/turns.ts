// Whose turn it is to do what several instances must not do at once. Decision 132.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const turns = pgTable('turns', {
  job: text('job').primaryKey(),
  /** The process that has the turn. */
  holder: text('holder').notNull(),
  /** Until when; whoever dies in the middle keeps it no longer. */
  until: moment('until').notNull(),
});
