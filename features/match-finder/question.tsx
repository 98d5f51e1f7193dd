import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { MatchQuestion } from '@/lib/site/members/match-questions';
import { answerLooks } from './answer-looks';

/** One question: real radio buttons under pictures, so that it works without script and by keyboard. */
export function Question({ question }: { question: MatchQuestion }) {
  const t = useTranslations('match_finder');
  return (
    <>
      <legend className="title-1">{t(`ask.${question.key}`)}</legend>
      <p className="muted">{t('hint')}</p>
      <div className="match-tiles">
        {question.answers.map((answer) => {
          const { picture, scene } = answerLooks[answer];
          return (
            <label key={answer} className={`match-tile is-${scene}`}>
              <input type="radio" name={question.key} value={answer} aria-labelledby={`answer-${answer}`} aria-describedby={`more-${answer}`} />
              <span className="match-disc">
                <Picture name={picture} />
              </span>
              <span className="match-words">
                <span id={`answer-${answer}`}>{t(`answer.${answer}`)}</span>
                <small id={`more-${answer}`}>{t(`more.${answer}`)}</small>
              </span>
              <span className="match-check" aria-hidden="true">
                <Icon name="check" />
              </span>
            </label>
          );
        })}
      </div>
    </>
  );
}
