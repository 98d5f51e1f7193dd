// What an operator's forms hold, checked. Specification, section 5; decisions, 'Honesty and safety'.
import { reportDecisions, type ReportDecision } from '@/lib/contract/report-reasons';
import { cleanText } from '../domain/message-text';
import { Failure } from '../failure';
import { readBytes } from '../guards/read-bytes';
import { longestLine, mostLines } from './icebreaker-page';
import { longestNote, type DecideForm } from './report-pages';

const largestForm = 64 * 1024;

/** The fields of a form; null for what is none. Throws body_too_large. */
export async function formOf(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return null;
  const bytes = await readBytes(request, { limit: largestForm, tooLarge: () => new Failure('body_too_large') });
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

type Decided = { decision: ReportDecision; note: string; photos: number[] };

/** A decision, or what is wrong with it as keys of messages. */
export function readDecision(form: URLSearchParams): { given: Decided; faults?: undefined } | { given?: undefined; faults: DecideForm['faults'] } {
  const decision = reportDecisions.find((each) => each === form.get('decision'));
  const photos = form.getAll('photo').filter((id) => /^\d{1,9}$/.test(id)).map(Number);
  if (!decision) return { faults: { decision: 'operator.decide.missing' } };
  if (decision === 'photo_removed' && photos.length === 0) return { faults: { photos: 'operator.decide.photos_missing' } };
  if (decision === 'member_erased' && form.get('sure') !== '1') return { faults: { sure: 'operator.decide.sure_missing' } };
  return { given: { decision, note: cleanText(form.get('note') ?? '').slice(0, longestNote), photos } };
}

/** Opening lines, one in each line of the text; or what is wrong with them. */
export function readLines(text: string): { lines: string[]; fault?: string } {
  const lines = [...new Set(cleanText(text).split('\n').map((line) => line.trim().replace(/\s+/g, ' ')).filter(Boolean))];
  if (lines.length > mostLines) return { lines, fault: 'operator.icebreakers.too_many' };
  return lines.some((line) => [...line].length > longestLine) ? { lines, fault: 'operator.icebreakers.too_long' } : { lines };
}
