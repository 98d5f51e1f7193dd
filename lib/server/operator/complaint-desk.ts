// Complaints at the desk: read and answered. Specification, section 2. (S17)
import { cleanText } from '../domain/message-text';
import { complaintOnDesk, deskComplaints, reportsAboutSender } from '../store/desk-store';
import { noteOpened, trailOfComplaint } from '../store/operator-store';
import { answerComplaint } from './answer-complaint';
import { complaintList, complaintSheet, type ComplaintSheet } from './complaint-pages';
import { deskAnswer, deskRedirect } from './desk-frame';
import type { DeskRequest } from './desk';
import { listAsked } from './report-desk';

const longestAnswer = 5_000;

export async function complaintsDesk({ parts, url, page }: DeskRequest): Promise<Response> {
  const asked = listAsked(url);
  return deskAnswer(complaintList({ ...page, place: 'complaints' }, await deskComplaints(parts.db, asked.decided, asked.skip), asked));
}

export async function complaintDesk({ parts, request, form, session, page, url }: DeskRequest, number: string): Promise<Response | null> {
  const desk = await complaintOnDesk(parts.db, number);
  if (!desk) return null;
  const complaintId = desk.complaint.id;
  const here = { ...page, place: 'complaints' } as const;
  const sheet = async (shown: ComplaintSheet['form']) =>
    complaintSheet(here, { desk, trail: await trailOfComplaint(parts.db, complaintId), reports: await reportsAboutSender(parts.db, desk.complaint), form: shown });
  if (request.method !== 'POST') {
    await noteOpened(parts.db, { operatorId: session.operator.id, at: parts.clock.now(), complaintId });
    return deskAnswer(await sheet({ already: url.searchParams.has('already') }));
  }
  const answer = cleanText(form?.get('answer') ?? '');
  const wrong = answer === '' ? page.say('operator.complaint.missing') : [...answer].length > longestAnswer ? page.say('err.text_too_long', { max: longestAnswer }) : undefined;
  if (wrong) return deskAnswer(await sheet({ answer, fault: wrong }), { status: 422 });
  const answered = await answerComplaint(parts, desk, session.operator, answer);
  return deskRedirect(`/operator/complaints/${number}${answered ? '' : '?already'}`);
}
