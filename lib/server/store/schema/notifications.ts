// What a member is told of while away: who did what, never what was written. Specification, section 2 (Notifications). (S15)
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigKey, moment } from './columns';
import { members } from './members';

export type NotificationKind = 'message' | 'gift' | 'like' | 'match' | 'report_status' | 'complaint_status' | 'payment' | 'welcome';
/**
 * Only what the line needs beside the profile. `auto`: the site made this like itself. `number`, `status`: of a report, a complaint or an order. `payment`: the
 * order's key; `credits`, `amount` in minor units of `currency`: what came or went with it.
 */
export type NotificationData = { auto?: boolean; gift?: string; conversation?: number; number?: string; status?: string; payment?: string; credits?: number; amount?: number; currency?: string };

export const notifications = pgTable(
  'notifications',
  {
    /** Rises with what is told: a line that is told again gets a new one. */
    id: bigKey('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id').notNull().references(() => members.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Whose doing it is. */
    aboutId: integer('about_id').references(() => members.id),
    /** What makes two of them one: 'like:12'. A like taken back and given again tells once. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<NotificationData>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    /** When it was marked by itself, or its matter was seen. What was read before is said of its member alone. */
    readAt: moment('read_at'),
    /** When a mail told of it. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    unique('notifications_once').on(table.memberId, table.subject),
    index('notifications_listed').on(table.memberId, table.createdAt, table.id),
    index('notifications_about').on(table.aboutId).where(sql.raw('"about_id" is not null')),
    index('notifications_unmailed').on(table.createdAt, table.id, table.memberId).where(unmailed()),
    index('notifications_unread').on(table.memberId, table.id, table.aboutId).where(isUnread()),
    index('notifications_by_age').on(table.createdAt),
  ],
);

/** What a mail may still tell of. Without parameters: a partial index is used only where its own words stand. */
export function unmailed() {
  return sql.raw(`"read_at" is null and "mailed_at" is null and "kind" in ('message', 'gift', 'like', 'match')`);
}

export function isUnread() {
  return sql.raw('"read_at" is null');
}

export type NotificationRow = typeof notifications.$inferSelect;
