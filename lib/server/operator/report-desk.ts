// Reports at the desk: read, looked at, decided. Decisions, 'Honesty and safety'.
import { isLeaving } from '../accounts/send-link';
import { deskReports, otherReports, reportOnDesk, type ReportOnDesk } from '../store/desk-store';
import { noteOpened, trailOfReport } from '../store/operator-store';
import { photosOf } from '../store/profile-store';
import { decideReport } from './decide-report';
import { deskAnswer, deskRedirect } from './desk-frame';
import type { DeskRequest } from './desk';
import { readDecision } from './desk-forms';
import { reportList, reportSheet, type DecideForm } from './report-pages';

/** Which part of a list an address asks for. */
export function listAsked(url: URL): { decided: boolean; skip: number } {
  const skip = /^\d{1,6}$/.exec(url.searchParams.get('skip') ?? '')?.[0];
  return { decided: url.searchParams.get('show') === 'decided', skip: Number(skip ?? 0) };
}

export async function reportsDesk({ parts, url, page }: DeskRequest): Promise<Response> {
  const asked = listAsked(url);
  return deskAnswer(reportList({ ...page, place: 'reports' }, await deskReports(parts.db, asked.decided, asked.skip), asked));
}

async function sheet({ parts, page }: DeskRequest, desk: ReportOnDesk, form: DecideForm, status = 200): Promise<Response> {
  const { db } = parts;
  const [others, photos, trail] = [await otherReports(db, desk.report), await photosOf(db, desk.member.id), await trailOfReport(db, desk.report.id, desk.member.id)];
  const { member } = desk;
  const erasing = member.deletedAt !== null && !isLeaving(member, parts.clock.now());
  return deskAnswer(reportSheet({ ...page, place: 'reports' }, { desk, others, photos, trail, form, erasing }), { status });
}

export async function reportDesk(asked: DeskRequest, number: string): Promise<Response | null> {
  const { parts, request, form, session, page, url } = asked;
  const desk = await reportOnDesk(parts.db, number);
  if (!desk) return null;
  if (request.method !== 'POST') {
    await noteOpened(parts.db, { operatorId: session.operator.id, at: parts.clock.now(), reportId: desk.report.id });
    return sheet(asked, desk, { faults: {}, already: url.searchParams.has('already') });
  }
  const { given, faults } = readDecision(form ?? new URLSearchParams());
  if (!given) {
    const words = Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, page.say(key)]));
    return sheet(asked, desk, { decision: form?.get('decision') ?? undefined, note: form?.get('note') ?? undefined, faults: words }, 422);
  }
  const decided = await decideReport(parts, desk, session.operator, given);
  return deskRedirect(`/operator/reports/${number}${decided ? '' : '?already'}`);
}

/** A photo as it was when the report was made, which the member has taken away or changed since. */
async function photoOfThen({ parts }: DeskRequest, { report }: ReportOnDesk, at: number): Promise<Response | null> {
  const name = report.decidedAt ? undefined : report.snapshot.photos[at];
  const bytes = name ? await parts.photos.read(`${name}.webp`) : null;
  return bytes && deskAnswer(bytes, { type: 'image/webp' });
}

/** A photo of the member whom a report is about, sharp: what is judged must be seen. */
export async function deskPhoto(asked: DeskRequest, part: string): Promise<Response | null> {
  const { parts } = asked;
  const [number = '', id = ''] = part.split('/');
  const desk = await reportOnDesk(parts.db, number);
  if (desk && id.startsWith('then-')) return photoOfThen(asked, desk, Number(id.slice('then-'.length)));
  const photo = desk && (await photosOf(parts.db, desk.member.id)).find((each) => each.id === Number(id));
  if (!photo) return null;
  const file = `${photo.fullName}.webp`;
  let bytes = await parts.photos.read(file);
  if (!bytes) {
    await parts.drawPhoto(photo);
    bytes = await parts.photos.read(file);
  }
  return bytes ? deskAnswer(bytes, { type: 'image/webp' }) : null;
}
