// A member's photos. Each has a whole, a small and, if private, a blurred file. Specification, sections 1 and 3. (A04)
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PortraitOptions } from '../../portraits/portrait-options';
import { members } from './members';

export const photos = pgTable(
  'photos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    /** Names of the files, without their ending. None can be told from another; two members may show the same illustration. */
    fullName: text('full_name').notNull(),
    thumbName: text('thumb_name').notNull(),
    /** What those see who may not see a private photo; only a private one has it. */
    blurredName: text('blurred_name'),
    /** What an illustration is drawn from, should its files be missing; null for a photograph. */
    portrait: jsonb('portrait').$type<PortraitOptions>(),
    position: integer('position').notNull(),
    private: boolean('private').notNull().default(false),
    /** The key of the call that sent it up: its repeat adds nothing. */
    uploadKey: text('upload_key'),
  },
  (table) => [
    index('photos_of_member').on(table.memberId, table.position),
    uniqueIndex('photos_once').on(table.memberId, table.uploadKey).where(sql.raw('"upload_key" is not null')),
    index('photos_by_full_name').on(table.fullName),
    index('photos_by_thumb_name').on(table.thumbName),
    index('photos_by_blurred_name').on(table.blurredName),
  ],
);
export type PhotoRow = typeof photos.$inferSelect;
