// Who is at what several instances must not do at once. The table is called 'turns'. Decision 132.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const jobLocks = pgTable('turns', {
  job: text('job').primaryKey(),
  /** The process that has the lock. */
  holder: text('holder').notNull(),
  /** Until when; whoever dies in the middle keeps it no longer. */
  until: moment('until').notNull(),
});
