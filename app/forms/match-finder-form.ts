import { flashCookie } from '@/app/page-request/flash';
import { formFaults } from '@/lib/contract/form-faults';
import { matchFinderForm } from '@/lib/contract/match-finder-form';
import { isId } from '@/lib/contract/wire';
import { matchQuestions, readAnswers, type MatchAnswer } from '@/lib/site/members/match-questions';
import { pathTo } from '@/lib/site/addresses/routes';
import { goTo, type Form } from './form-calls';

/** Holds the answers while the browser is open, for the result page alone, and with them whose they are. */
export const answersCookie = 'match-answers';

/** The answers that wait there for who is here: their own, or a visitor's. A member's are nobody else's once they have logged out. (Bar S9) */
export function waitingAnswers(value: string | undefined, member: number | null): MatchAnswer[] {
  const [whose, ...answers] = value?.split('.') ?? [];
  return whose === '0' || whose === String(member) ? readAnswers(answers) : [];
}

/** The match finder: the answers wait in a cookie, as what somebody likes stands in no address. */
export const matchFinderForms: Record<string, Form> = {
  'match-finder'(_request, fields) {
    const page = pathTo('match-finder');
    const whose = isId(fields.member ?? '') ? fields.member : 0;
    const answers = readAnswers(matchQuestions.map(({ key }) => fields[key]));
    if (Object.keys(formFaults(matchFinderForm, fields)).length > 0) return Promise.resolve(goTo(page, [flashCookie('match-finder', page, { error: 'missing', values: {} })]));
    return Promise.resolve(goTo(pathTo('match-finder', {}, { result: 1 }), [`${answersCookie}=${[whose, ...answers].join('.')}; Path=${page}; HttpOnly; SameSite=Lax`]));
  },
};
