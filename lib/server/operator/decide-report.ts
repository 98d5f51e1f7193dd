// An operator's decision about a report: what happens to the member, and who is told. Decisions, 'Honesty and safety'.
import { and, eq, isNull } from 'drizzle-orm';
import type { ReportDecision } from '@/lib/contract/report-reasons';
import { graceOver } from '@/lib/site/members/grace-period';
import { queueLetter } from '../mail/queue-letter';
import type { ServerParts } from '../server-parts';
import type { Database } from '../database/database';
import type { ReportInFull } from '../store/operator-lists';
import { isFileInUse, takePhoto } from '../store/own-photo-store';
import { notify } from '../store/notification-store';
import { noteAction, type Operator } from '../store/operator-store';
import { forgetReports } from '../store/report-store';
import { members, type MemberRow } from '../store/schema/members';
import type { PhotoRow } from '../store/schema/photos';
import { reports } from '../store/schema/reports';
import { endSessionsOf } from '../store/session-store';

export type Decision = { decision: ReportDecision; /** For operators' eyes. */ note: string; /** Which photos go. */ photos: readonly number[] };

/** Shuts an account: unseen, signed out everywhere. Gives the sessions that ended. */
async function shut(tx: Database, member: MemberRow, now: Date, erase: boolean): Promise<number[]> {
  // Without days of grace: the eraser takes the account at its next round, and the mail about it is on its way by then.
  const deletedAt = erase ? new Date(graceOver(now).getTime() - 1) : member.deletedAt;
  await tx.update(members).set({ profileStatus: 'disabled', suspendedAt: now, deletedAt }).where(eq(members.id, member.id));
  return endSessionsOf(tx, member.id);
}

async function tell(tx: Database, { report, member, reporter }: ReportInFull, decision: ReportDecision, now: Date): Promise<void> {
  const site = { id: report.siteId };
  const { number, reason } = report;
  if (!reporter.erasedAt) {
    await notify(tx, { kind: 'report_status', member: reporter.id, number, status: 'decided' }, now);
    await queueLetter(tx, { site, to: reporter.email, locale: reporter.language, now, letter: { kind: 'report-decision', number, reason, decision } });
  }
  if (decision === 'no_action' || member.erasedAt || member.fictional) return;
  await queueLetter(tx, { site, to: member.email, locale: member.language, now, letter: { kind: 'measure', name: member.name, reason, decision } });
}

/** Takes photos away; gives the names of the files that nobody needs any more. */
async function takePhotos(tx: Database, memberId: number, ids: readonly number[]): Promise<string[]> {
  const unused: string[] = [];
  for (const id of ids) {
    const taken: PhotoRow | undefined = await takePhoto(tx, memberId, id);
    for (const name of taken ? [taken.fullName, taken.thumbName, taken.blurredName] : []) if (name && !(await isFileInUse(tx, name))) unused.push(name);
  }
  return unused;
}

/** Of the files that a report was judged by, those that nobody needs any more. */
async function evidenceLeft(tx: Database, { snapshot }: ReportInFull['report']): Promise<string[]> {
  const unused: string[] = [];
  for (const name of snapshot.photos) if (!(await isFileInUse(tx, name))) unused.push(name);
  return unused;
}

/** Decides, once: false where somebody was first. Everything that follows from it happens with it, or not at all. */
export async function decideReport(parts: ServerParts, found: ReportInFull, operator: Operator, { decision, note, photos }: Decision): Promise<boolean> {
  const now = parts.clock.now();
  const { report, member } = found;
  const done = await parts.db.transaction(async (tx) => {
    const undecided = and(eq(reports.id, report.id), isNull(reports.decidedAt));
    const [decided] = await tx.update(reports).set({ decision, decidedAt: now }).where(undecided).returning({ id: reports.id });
    if (!decided) return null;
    const files = decision === 'photo_removed' ? await takePhotos(tx, member.id, photos) : [];
    files.push(...(await evidenceLeft(tx, report)));
    const shutting = decision === 'member_blocked' || decision === 'member_erased';
    const ended = shutting ? await shut(tx, member, now, decision === 'member_erased') : [];
    await noteAction(tx, { operatorId: operator.id, at: now, action: decision, reportId: report.id, memberId: member.id, note: note || null });
    await tell(tx, found, decision, now);
    for (const each of [member, found.reporter]) if (each.erasedAt) await forgetReports(tx, each.id);
    return { files, ended };
  });
  if (!done) return false;
  for (const session of done.ended) parts.bus.publish(member.id, { event: { type: 'logout' }, session });
  for (const name of new Set(done.files)) await parts.photos.remove(`${name}.webp`);
  parts.post.nudge();
  return true;
}
