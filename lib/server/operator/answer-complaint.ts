// An operator's answer to a complaint: kept, mailed to whoever complained, told to the member where one did. Specification, section 2. (S17)
import { and, eq, isNull } from 'drizzle-orm';
import { queueLetter } from '../mail/queue-letter';
import type { ServerParts } from '../server-parts';
import { forgetComplaints } from '../store/complaint-store';
import type { ListedComplaint } from '../store/operator-lists';
import { notify } from '../store/notification-store';
import { noteAction, type Operator } from '../store/operator-store';
import { complaints } from '../store/schema/complaints';
import { memberById } from '../store/profile-store';

/** Answers, once: false where somebody was first. */
export async function answerComplaint(parts: ServerParts, { complaint }: ListedComplaint, operator: Operator, answer: string): Promise<boolean> {
  const now = parts.clock.now();
  const { id, number, topic, email, siteId, memberId } = complaint;
  const answered = await parts.db.transaction(async (tx) => {
    const [row] = await tx.update(complaints).set({ answer, answeredAt: now }).where(and(eq(complaints.id, id), isNull(complaints.answeredAt))).returning({ id: complaints.id });
    if (!row) return false;
    const member = memberId === null ? undefined : await memberById(tx, memberId);
    await queueLetter(tx, { site: { id: siteId }, to: email, locale: member?.language ?? complaint.language ?? '', now, letter: { kind: 'complaint-answer', number, topic, text: answer } });
    if (member && !member.erasedAt) await notify(tx, { kind: 'complaint_status', member: member.id, number, status: 'decided' }, now);
    await noteAction(tx, { operatorId: operator.id, at: now, action: 'answered', complaintId: id });
    if (member?.erasedAt) await forgetComplaints(tx, member.id);
    return true;
  });
  if (answered) parts.post.nudge();
  return answered;
}
