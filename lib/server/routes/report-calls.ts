// report.php: a member is reported to the operator, with a receipt; the sender can follow what comes of it. Decisions, 'Honesty and safety'.
import type * as z from 'zod/mini';
import { formFaults } from '@/lib/contract/form-faults';
import { reportForm } from '@/lib/contract/report-form';
import { longestReport } from '@/lib/contract/report-reasons';
import type { report } from '@/lib/contract/reports';
import { reportAnswerHours, reportMessages } from '@/lib/site/constants';
import { ageAt } from '@/lib/site/members/age-at';
import { refuseFaults } from '../domain/input-faults';
import { messageAnswer } from '../domain/message-answer';
import { cleanText } from '../domain/message-text';
import { personAnswer } from '../domain/person-answer';
import { receiptNumber } from '../domain/receipt-number';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import { networkLimit, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { queueLetter } from '../mail/queue-letter';
import { requestKeyOf } from '../request-key';
import type { MemberCaller, Route } from '../route';
import { areApart, hasBlocked } from '../store/block-store';
import { lockMember } from '../store/member-store';
import { notify } from '../store/notification-store';
import { conversationOf, memberById, memberSeenBy, photosOf } from '../store/profile-store';
import { keepReport, lastMessages, reportMade, reportsBy } from '../store/report-store';
import type { MemberRow } from '../store/schema/members';
import type { ReportRow, ReportSnapshot } from '../store/schema/reports';
import { block } from './block-calls';

const hour = 3_600_000;
const perMember: Bucket = { size: 10, every: 2 * hour };
const perNetwork: Bucket = { size: 30, every: hour / 2 };

/** `cutOff`: they have blocked the caller. */
type About = { member: MemberRow; talk: number | null; blocked: boolean; cutOff: boolean };

/**
 * Whom a report may be about: anybody the caller can see, has blocked, or has a conversation with, also one that was cut off or whose
 * other party has left. Everybody else does not exist. (bar S3)
 */
async function reportable({ parts: { db }, session, site }: MemberCaller, id: number): Promise<About> {
  const me = session.member.id;
  const [member, talk] = [await memberById(db, id), id === me ? null : await conversationOf(db, me, id)];
  if (id === me || !member || member.siteId !== site.id || member.erasedAt) throw new Failure('not_found');
  const [blocked, cutOff] = [await hasBlocked(db, me, id), await hasBlocked(db, id, me)];
  if (blocked || talk !== null) return { member, talk, blocked, cutOff };
  return { member: requireVisible(await memberSeenBy(db, id, me), site.id, me, false), talk, blocked, cutOff };
}

const answerOf = ({ number, reason, receivedAt, decision, decidedAt, snapshot, memberId }: ReportRow): z.input<typeof report> => ({
  number, reason, received_at: receivedAt.toISOString(), status: decidedAt ? 'decided' : 'open', decision, decided_at: decidedAt?.toISOString() ?? null,
  profile: memberId, name: snapshot.name,
});

export const listReports: Route<'listReports'> = async (_, { parts, session }) => ({ reports: (await reportsBy(parts.db, session.member.id)).map(answerOf) });

export const draftReport: Route<'draftReport'> = async ({ query }, caller) => {
  const { parts: { db }, session, site, now } = caller;
  const { member, talk, blocked, cutOff } = await reportable(caller, query.member);
  const memberId = session.member.id;
  const rows = talk === null ? [] : await lastMessages(db, { conversationId: talk, memberId, limit: reportMessages });
  // Of whoever cut the caller off no more is seen than of one who left: nobody can tell which.
  const shown = cutOff ? { ...member, deletedAt: member.deletedAt ?? now } : member;
  const person = personAnswer(shown, { viewer: null, now, cdnPrefix: site.settings.cdn_prefix });
  return { member: person.status === 'deleted' ? person : { ...person, online: false }, blocked, messages: rows.map((row) => messageAnswer(row, memberId, 0)) };
};

async function snapshotOf({ parts: { db }, session, now }: MemberCaller, { member, talk }: About, chosen?: readonly number[]): Promise<Omit<ReportSnapshot, 'photos'>> {
  const memberId = session.member.id;
  const rows = talk === null ? [] : await lastMessages(db, { conversationId: talk, memberId, limit: chosen ? 100 : reportMessages, chosen });
  return {
    name: member.name,
    age: ageAt(member.dateOfBirth, now),
    about: member.about ?? undefined,
    messages: rows.map(({ senderId, text, sentAt, gift }) => ({ mine: senderId === memberId, text, sentAt: sentAt.toISOString(), gift: gift ?? undefined })),
  };
}

/** Keeps the report and tells its sender so, once for each key. */
async function keep(body: Parameters<Route<'sendReport'>>[0]['body'], about: About, caller: MemberCaller): Promise<ReportRow> {
  const { parts, session: { member: me }, site, now, request } = caller;
  const text = cleanText(body.text ?? '');
  const seen = await snapshotOf(caller, about, body.messages);
  return parts.db.transaction(async (tx) => {
    // A photo that is taken away at this very moment is gone before the report, or kept for it.
    await lockMember(tx, about.member.id);
    const snapshot = { ...seen, photos: (await photosOf(tx, about.member.id)).map(({ fullName }) => fullName) };
    const { row, repeated } = await keepReport(tx, {
      number: receiptNumber('M', parts.random, now), siteId: site.id, reporterId: me.id, memberId: about.member.id, reason: body.reason, text: text || null, snapshot,
      receivedAt: now, requestKey: requestKeyOf(request),
    });
    if (repeated) return row;
    const { number, reason } = row;
    await notify(tx, { kind: 'report_status', member: me.id, number, status: 'received' }, now);
    await queueLetter(tx, { site, to: me.email, locale: me.language, now, letter: { kind: 'report-receipt', number, reason, answerHours: reportAnswerHours } });
    return row;
  });
}

export const sendReport: Route<'sendReport'> = async ({ body }, caller) => {
  const { parts, session, request } = caller;
  const key = requestKeyOf(request);
  const before = key === null ? undefined : await reportMade(parts.db, session.member.id, key);
  const about = await reportable(caller, before?.memberId ?? body.profile);
  if (before) return { report: answerOf(before), blocked: about.blocked };
  refuseFaults(formFaults(reportForm, { reason: body.reason, text: cleanText(body.text ?? '') }), { max: longestReport });
  await takeFromLimits([{ key: `report:${session.member.id}`, bucket: perMember }, ...networkLimit('report', caller, perNetwork)], caller);
  const row = await keep(body, about, caller);
  parts.post.nudge();
  if (body.block && !about.blocked && !(await areApart(parts.db, session.member.id, about.member.id))) await block(caller, about.member.id);
  return { report: answerOf(row), blocked: await hasBlocked(parts.db, session.member.id, about.member.id) };
};
