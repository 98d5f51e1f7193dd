import { useTranslations } from 'next-intl';
import { matchQuestions } from '@/lib/site/members/match-questions';
import { Question } from './question';
import { QuestionSteps } from './question-steps';

/** Six playful questions that end in people. `missing`: it was sent without a single answer. (R11) */
export function MatchFinderScreen({ missing, member }: { missing: boolean; /** Who answers. */ member?: number }) {
  const t = useTranslations('match_finder');
  const texts = {
    step: t('step', { step: '{step}', total: '{total}' }),
    next: t('next'),
    skip: t('skip'),
    back: t('back'),
    finish: t('finish'),
    note: t('note'),
    missing: t('choose_one'),
  };
  return (
    <div className="wrap page finder-page">
      <h1 className="visually-hidden">{t('title')}</h1>
      <QuestionSteps questions={matchQuestions.map((question) => ({ key: question.key, content: <Question question={question} /> }))} texts={texts} missing={missing} member={member} />
    </div>
  );
}
