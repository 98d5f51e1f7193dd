// A member's photos. Files are named after `name`: sharp, thumb, and the blurred pair. Specification, sections 1 and 3. (A04)
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { members } from './members';

export const photos = pgTable(
  'photos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** Base name of the files: unguessable for uploads, the generator's own name for illustrations. */
    name: text('name').notNull().unique(),
    position: integer('position').notNull(),
    private: boolean('private').notNull().default(false),
  },
  (table) => [index('photos_of_member').on(table.memberId, table.position)],
);
export type PhotoRow = typeof photos.$inferSelect;
