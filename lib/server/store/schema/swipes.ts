// Whom a member has decided on in the swipe game. Specification, sections 2 and 9. (S12, B03)
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

export const swipes = pgTable(
  'swipes',
  {
    memberId: integer('member_id').notNull().references(() => members.id),
    profileId: integer('profile_id').notNull().references(() => members.id),
    /** The day whose likes this one counts among. Null: passed by, or liked somewhere else before. */
    likedOn: date('liked_on', { mode: 'string' }),
    swipedAt: moment('swiped_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.profileId] }),
    index('swipes_liked').on(table.memberId, table.likedOn).where(sql.raw('"liked_on" is not null')),
    index('swipes_of_profile').on(table.profileId),
  ],
);
