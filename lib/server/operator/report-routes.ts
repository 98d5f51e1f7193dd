// Reports: read, looked at and decided by operators. Decisions, 'Honesty and safety'.
import { isLeaving } from '../accounts/send-link';
import { findReports, otherReports, reportByNumber, type ReportInFull } from '../store/operator-lists';
import { noteOpened, trailOfReport } from '../store/operator-store';
import { photosOf } from '../store/profile-store';
import { decideReport } from './decide-report';
import { operatorAnswer, operatorRedirect } from './operator-frame';
import type { OperatorRequest } from './operator-pages';
import { readDecision } from './operator-forms';
import { reportList, reportSheet, type DecideForm } from './report-pages';

/** Which part of a list an address asks for. */
export function listAsked(url: URL): { decided: boolean; skip: number } {
  const skip = /^\d{1,6}$/.exec(url.searchParams.get('skip') ?? '')?.[0];
  return { decided: url.searchParams.get('show') === 'decided', skip: Number(skip ?? 0) };
}

export async function reportsRoute({ parts, url, page }: OperatorRequest): Promise<Response> {
  const asked = listAsked(url);
  return operatorAnswer(reportList({ ...page, place: 'reports' }, await findReports(parts.db, asked.decided, asked.skip), asked));
}

async function sheet({ parts, page }: OperatorRequest, found: ReportInFull, form: DecideForm, status = 200): Promise<Response> {
  const { db } = parts;
  const [others, photos, trail] = [await otherReports(db, found.report), await photosOf(db, found.member.id), await trailOfReport(db, found.report.id, found.member.id)];
  const { member } = found;
  const erasing = member.deletedAt !== null && !isLeaving(member, parts.clock.now());
  return operatorAnswer(reportSheet({ ...page, place: 'reports' }, { found, others, photos, trail, form, erasing }), { status });
}

export async function reportRoute(asked: OperatorRequest, number: string): Promise<Response | null> {
  const { parts, request, form, session, page, url } = asked;
  const found = await reportByNumber(parts.db, number);
  if (!found) return null;
  if (request.method !== 'POST') {
    await noteOpened(parts.db, { operatorId: session.operator.id, at: parts.clock.now(), reportId: found.report.id });
    return sheet(asked, found, { faults: {}, already: url.searchParams.has('already') });
  }
  const { given, faults } = readDecision(form ?? new URLSearchParams());
  if (!given) {
    const words = Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, page.say(key)]));
    return sheet(asked, found, { decision: form?.get('decision') ?? undefined, note: form?.get('note') ?? undefined, faults: words }, 422);
  }
  const decided = await decideReport(parts, found, session.operator, given);
  return operatorRedirect(`/operator/reports/${number}${decided ? '' : '?already'}`);
}

/** A photo as it was when the report was made, which the member has taken away or changed since. */
async function photoOfThen({ parts }: OperatorRequest, { report }: ReportInFull, at: number): Promise<Response | null> {
  const name = report.decidedAt ? undefined : report.snapshot.photos[at];
  const bytes = name ? await parts.photos.read(`${name}.webp`) : null;
  return bytes && operatorAnswer(bytes, { type: 'image/webp' });
}

/** A photo of the member whom a report is about, sharp: what is judged must be seen. */
export async function reportPhotoRoute(asked: OperatorRequest, part: string): Promise<Response | null> {
  const { parts } = asked;
  const [number = '', id = ''] = part.split('/');
  const found = await reportByNumber(parts.db, number);
  if (found && id.startsWith('then-')) return photoOfThen(asked, found, Number(id.slice('then-'.length)));
  const photo = found && (await photosOf(parts.db, found.member.id)).find((each) => each.id === Number(id));
  if (!photo) return null;
  const file = `${photo.fullName}.webp`;
  let bytes = await parts.photos.read(file);
  if (!bytes) {
    await parts.drawPhoto(photo);
    bytes = await parts.photos.read(file);
  }
  return bytes ? operatorAnswer(bytes, { type: 'image/webp' }) : null;
}
