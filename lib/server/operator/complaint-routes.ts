// Complaints: read and answered by operators. Specification, section 2. (S17)
import { cleanText } from '../domain/message-text';
import { complaintByNumber, findComplaints, reportsAboutSender } from '../store/operator-lists';
import { noteOpened, trailOfComplaint } from '../store/operator-store';
import { answerComplaint } from './answer-complaint';
import { complaintList, complaintSheet, type ComplaintSheet } from './complaint-pages';
import { operatorAnswer, operatorRedirect } from './operator-frame';
import type { OperatorRequest } from './operator-pages';
import { listAsked } from './report-routes';

const longestAnswer = 5_000;

export async function complaintsRoute({ parts, url, page }: OperatorRequest): Promise<Response> {
  const asked = listAsked(url);
  return operatorAnswer(complaintList({ ...page, place: 'complaints' }, await findComplaints(parts.db, asked.decided, asked.skip), asked));
}

export async function complaintRoute({ parts, request, form, session, page, url }: OperatorRequest, number: string): Promise<Response | null> {
  const found = await complaintByNumber(parts.db, number);
  if (!found) return null;
  const complaintId = found.complaint.id;
  const here = { ...page, place: 'complaints' } as const;
  const sheet = async (shown: ComplaintSheet['form']) =>
    complaintSheet(here, { found, trail: await trailOfComplaint(parts.db, complaintId), reports: await reportsAboutSender(parts.db, found.complaint), form: shown });
  if (request.method !== 'POST') {
    await noteOpened(parts.db, { operatorId: session.operator.id, at: parts.clock.now(), complaintId });
    return operatorAnswer(await sheet({ already: url.searchParams.has('already') }));
  }
  const answer = cleanText(form?.get('answer') ?? '');
  const wrong = answer === '' ? page.say('operator.complaint.missing') : [...answer].length > longestAnswer ? page.say('err.text_too_long', { max: longestAnswer }) : undefined;
  if (wrong) return operatorAnswer(await sheet({ answer, fault: wrong }), { status: 422 });
  const answered = await answerComplaint(parts, found, session.operator, answer);
  return operatorRedirect(`/operator/complaints/${number}${answered ? '' : '?already'}`);
}
