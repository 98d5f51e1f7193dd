// Who likes whom. A pair in both directions is a match. Specification, section 3 (Likes). (E07)
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

export const likes = pgTable(
  'likes',
  {
    likerId: integer('liker_id').notNull().references(() => members.id),
    likedId: integer('liked_id').notNull().references(() => members.id),
    createdAt: moment('created_at').notNull(),
    /** Made by the site itself, in the name of a fictional profile: said wherever it is shown. (T20, C11) */
    auto: boolean('auto').notNull().default(false),
    /** When the liked member opened the liker's profile: until then the like is new. (T06) */
    seenAt: moment('seen_at'),
  },
  // Each list is read in its order from one of these, and looks at those members alone whom it shows.
  (table) => [
    primaryKey({ columns: [table.likerId, table.likedId] }),
    index('likes_received').on(table.likedId, table.createdAt, table.likerId, table.seenAt, table.auto),
    index('likes_unseen').on(table.likedId, table.auto.desc().nullsFirst(), table.createdAt, table.likerId).where(isUnseen()),
    index('likes_given').on(table.likerId, table.createdAt, table.likedId),
  ],
);

/** The likes whose profile the liked member has not opened. Written without parameters, as the partial index needs it. */
export function isUnseen() {
  return sql.raw('"seen_at" is null');
}
