// Who has blocked whom. A block works both ways: neither of the two sees the other. Specification, section 2. (S11)
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

export const blocks = pgTable(
  'blocks',
  {
    blockerId: integer('blocker_id').notNull().references(() => members.id),
    blockedId: integer('blocked_id').notNull().references(() => members.id),
    createdAt: moment('created_at').notNull(),
  },
  // Both ways round, so that whom a member does not see is read from two indexes alone.
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index('blocks_of_blocked').on(table.blockedId, table.blockerId)],
);
