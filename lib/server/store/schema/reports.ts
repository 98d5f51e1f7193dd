// Reports of one member by another, with what the server kept as evidence. Decisions, 'Honesty and safety'.
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportDecision, ReportReason } from '@/lib/contract/report-reasons';
import { moment } from './columns';
import { members } from './members';
import { sites } from './sites';

/** What was to be seen when the report was made: it stays as it is, whatever is unsent, removed or changed after. */
export type ReportSnapshot = {
  name: string;
  age?: number;
  about?: string;
  /** File names of the photos; the files stay until the report is decided. */
  photos: string[];
  /** `mine`: written by whoever reports. `sentAt`: ISO 8601. */
  messages: { mine: boolean; text: string; sentAt: string; /** The key of a gift. */ gift?: string }[];
};

export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    siteId: integer('site_id').notNull().references(() => sites.id),
    reporterId: integer('reporter_id').notNull().references(() => members.id),
    memberId: integer('member_id').notNull().references(() => members.id),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text'),
    snapshot: jsonb('snapshot').$type<ReportSnapshot>().notNull(),
    receivedAt: moment('received_at').notNull(),
    decision: text('decision').$type<ReportDecision>(),
    decidedAt: moment('decided_at'),
    /** The key of the call: its repeat gets the same receipt. */
    requestKey: text('request_key'),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.reporterId, table.requestKey),
    index('reports_of_reporter').on(table.reporterId, table.id),
    index('reports_about').on(table.memberId),
    index('reports_by_decision').on(table.decidedAt, table.id),
  ],
);
export type ReportRow = typeof reports.$inferSelect;
