// Who runs the sites: their own logins, apart from the members', and what each of them decided. Decisions, 'Honesty and safety'.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { complaints } from './complaints';
import { moment } from './columns';
import { members } from './members';
import { reports } from './reports';

export const operators = pgTable('operators', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** sha256 of the cookie's token, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    operatorId: integer('operator_id').notNull().references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('operator_sessions_of_operator').on(table.operatorId)],
);

/** The audit trail: never changed, never removed. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    operatorId: integer('operator_id').notNull().references(() => operators.id),
    at: moment('at').notNull(),
    /** 'signed_in', 'opened', 'no_action' ... 'answered', 'icebreakers'. */
    action: text('action').notNull(),
    reportId: integer('report_id').references(() => reports.id),
    complaintId: integer('complaint_id').references(() => complaints.id),
    memberId: integer('member_id').references(() => members.id),
    note: text('note'),
  },
  (table) => [
    index('operator_actions_of_report').on(table.reportId),
    index('operator_actions_of_complaint').on(table.complaintId),
    index('operator_actions_of_member').on(table.memberId).where(sql.raw('"member_id" is not null')),
  ],
);
