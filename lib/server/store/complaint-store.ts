// Complaints in the database: each once, however often its call is repeated. (S17)
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { complaints, type ComplaintRow } from './schema/complaints';

type NewComplaint = typeof complaints.$inferInsert;

/** Keeps a complaint; gives the one that this very call made before where there is one. */
export async function keepComplaint(tx: Database, complaint: NewComplaint): Promise<{ row: ComplaintRow; repeated: boolean }> {
  const [row] = await tx.insert(complaints).values(complaint).onConflictDoNothing({ target: [complaints.siteId, complaints.email, complaints.requestKey] }).returning();
  if (row) return { row, repeated: false };
  const same = and(eq(complaints.siteId, complaint.siteId), eq(complaints.email, complaint.email), eq(complaints.requestKey, complaint.requestKey ?? ''));
  const [before] = await tx.select().from(complaints).where(same);
  return { row: before!, repeated: true };
}

/** Empties the complaints of a member who is erased: what is left is the number, the topic and when it was answered. One that is still open keeps what the answer needs. */
export async function forgetComplaints(tx: Database, memberId: number): Promise<void> {
  await tx
    .update(complaints)
    .set({ email: '', about: null, text: '', answer: null, language: null, requestKey: null })
    .where(and(eq(complaints.memberId, memberId), isNotNull(complaints.answeredAt)));
}
