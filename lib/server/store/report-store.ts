// Reports in the database: each once, with what was to be seen when it was made. Decisions, 'Honesty and safety'.
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { messages, participants, type MessageRow } from './schema/conversations';
import { reports, type ReportRow } from './schema/reports';

type NewReport = typeof reports.$inferInsert;

type Wanted = { conversationId: number; memberId: number; limit: number; /** Of them these alone. */ chosen?: readonly number[] };

/** The last messages of a conversation that one of its two still has, oldest first; a block hides none of them from who reports. */
export async function lastMessages(db: Database, { conversationId, memberId, limit, chosen }: Wanted): Promise<MessageRow[]> {
  const [side] = await db
    .select({ removedId: participants.removedId })
    .from(participants)
    .where(and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId)));
  if (!side) return [];
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.id, side.removedId), isNull(messages.unsentAt), chosen && inArray(messages.id, [...chosen])))
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.toReversed();
}

/** Keeps a report; gives the one that this very call made before where there is one. */
export async function keepReport(tx: Database, report: NewReport): Promise<{ row: ReportRow; repeated: boolean }> {
  const [row] = await tx.insert(reports).values(report).onConflictDoNothing({ target: [reports.reporterId, reports.requestKey] }).returning();
  if (row) return { row, repeated: false };
  return { row: (await reportMade(tx, report.reporterId, report.requestKey ?? ''))!, repeated: true };
}

/** The report that a member made with a key. */
export async function reportMade(db: Database, reporterId: number, requestKey: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(and(eq(reports.reporterId, reporterId), eq(reports.requestKey, requestKey)));
  return row;
}

/** Whether a report that nobody has decided yet names a photo's file: whoever judges it must see what was reported, though the member took it away since. */
export async function isEvidence(db: Database, file: string): Promise<boolean> {
  const rows = await db.select({ id: reports.id }).from(reports).where(and(isNull(reports.decidedAt), sql`jsonb_exists(${reports.snapshot}->'photos', ${file})`)).limit(1);
  return rows.length > 0;
}

/**
 * Empties the reports by or about a member who is erased: what is left is the number, the reason and the decision. One that is still open keeps
 * what it is judged by until it is decided.
 */
export async function forgetReports(tx: Database, memberId: number): Promise<void> {
  await tx
    .update(reports)
    .set({ text: null, snapshot: { name: '–', photos: [], messages: [] }, requestKey: null })
    .where(and(or(eq(reports.memberId, memberId), eq(reports.reporterId, memberId)), isNotNull(reports.decidedAt)));
}

/** A member's own reports, the last one first. */
export function reportsBy(db: Database, reporterId: number): Promise<ReportRow[]> {
  return db.select().from(reports).where(eq(reports.reporterId, reporterId)).orderBy(desc(reports.id)).limit(200);
}
