// Complaints to the operator, each with its receipt number. Specification, section 2. (S17)
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { complaintTopics } from '@/lib/contract/complaints';
import { moment } from './columns';
import { members } from './members';
import { sites } from './sites';

export const complaints = pgTable(
  'complaints',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    /** Who was signed in; null for a visitor. */
    memberId: integer('member_id').references(() => members.id),
    email: text('email').notNull(),
    topic: text('topic').$type<(typeof complaintTopics)[number]>().notNull(),
    about: text('about'),
    text: text('text').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The receipt's, and so the answer's. */
    language: text('language'),
    /** What the operator wrote back, and when. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** The key of the call: its repeat gets the same receipt. */
    requestKey: text('request_key'),
  },
  (table) => [
    uniqueIndex('complaints_once').on(table.siteId, table.email, table.requestKey),
    index('complaints_of_member').on(table.memberId).where(sql.raw('"member_id" is not null')),
    // The two lists of the operator pages, each in its order.
    index('complaints_open').on(table.id).where(sql.raw('"answered_at" is null')),
    index('complaints_answered').on(table.answeredAt, table.id).where(sql.raw('"answered_at" is not null')),
  ],
);
export type ComplaintRow = typeof complaints.$inferSelect;
