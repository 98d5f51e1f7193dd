// A member whom an operator blocked is let back in. Decisions, 'Honesty and safety'.
import { isLeaving } from '../accounts/send-link';
import { queueLetter } from '../mail/queue-letter';
import type { ServerParts } from '../server-parts';
import { cleanText } from '../domain/message-text';
import { reportByNumber, type ReportInFull } from '../store/operator-lists';
import { changeMember, lockMember } from '../store/member-store';
import { noteAction, type Operator } from '../store/operator-store';
import { operatorRedirect } from './operator-frame';
import type { OperatorRequest } from './operator-pages';
import { longestNote } from './report-pages';

/** Opens the account again, once: false where it is not shut, or is being erased. Whoever has not confirmed the address yet is seen once that is done. */
async function unblockMember(parts: ServerParts, { report, member: { id } }: ReportInFull, operator: Operator, note: string): Promise<boolean> {
  const now = parts.clock.now();
  const done = await parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    if (!member.suspendedAt || member.erasedAt || (member.deletedAt && !isLeaving(member, now))) return false;
    await changeMember(tx, id, { suspendedAt: null, profileStatus: member.status === 'active' ? 'active' : 'disabled' });
    await noteAction(tx, { operatorId: operator.id, at: now, action: 'member_unblocked', reportId: report.id, memberId: id, note: note || null });
    if (!member.fictional && !member.deletedAt) await queueLetter(tx, { site: { id: member.siteId }, to: member.email, locale: member.language, now, letter: { kind: 'unblocked', name: member.name } });
    return true;
  });
  if (done) parts.post.nudge();
  return done;
}

/** Takes the form of a report's page. */
export async function unblockRoute({ parts, request, form, session }: OperatorRequest, number: string): Promise<Response | null> {
  const found = request.method === 'POST' ? await reportByNumber(parts.db, number) : undefined;
  if (!found) return null;
  const done = await unblockMember(parts, found, session.operator, cleanText(form?.get('note') ?? '').slice(0, longestNote));
  return operatorRedirect(`/operator/reports/${number}${done ? '' : '?already'}`);
}
