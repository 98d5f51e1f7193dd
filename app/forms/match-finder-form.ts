import { flashCookie } from '@/app/flash';
import { formFaults } from '@/lib/contract/form-faults';
import { matchFinderForm } from '@/lib/contract/match-finder-form';
import { matchQuestions, readAnswers } from '@/lib/site/match-questions';
import { pathTo } from '@/lib/site/routes';
import { goTo, type Form } from './send-form';

/** Holds the answers while the browser is open, for the result page alone. */
export const answersCookie = 'match-answers';

/** The match finder: the answers wait in a cookie, as what somebody likes stands in no address. */
export const matchFinderForms: Record<string, Form> = {
  'match-finder'(_request, fields) {
    const page = pathTo('match-finder');
    const answers = readAnswers(matchQuestions.map(({ key }) => fields[key]));
    if (Object.keys(formFaults(matchFinderForm, fields)).length > 0) return Promise.resolve(goTo(page, [flashCookie('match-finder', page, { error: 'missing', values: {} })]));
    return Promise.resolve(goTo(pathTo('match-finder', {}, { result: 1 }), [`${answersCookie}=${answers.join('.')}; Path=${page}; HttpOnly; SameSite=Lax`]));
  },
};
