import { useTranslations } from 'next-intl';
import { FictionalBar } from '@/components/media/fictional-bar';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

type WindowQuestionProps = { site: SiteInfo; person: Person | null; number: number; count: number; /** What comes after the last window. */ after: 'first' | 'tomorrow' };

const answers = ['one', 'two'] as const;
export const windowId = (number: number) => `window-${number}`;

/** The one question at a window, three answers, and the way to another window. An answer becomes the first message. */
export function WindowQuestion({ site, person, number, count, after }: WindowQuestionProps) {
  const t = useTranslations('lander.alonetonight');
  const shared = useTranslations('lander');
  const question = t(`${site.niche}.question`);
  const choices = [...answers.map((answer) => t(`${site.niche}.${answer}`)), t('talk')];
  const { singular, warning, icon } = site.fictional;
  const place = person && !person.fictional ? (person.city ?? person.region) : null;
  const last = number === count;
  return (
    <StartForm className="ask" lander="alonetonight" site={site} member={person?.id}>
      {person?.fictional ? <FictionalBar texts={{ label: singular, warning, icon }} /> : null}
      {person ? <p className="ask-who">{[person.name, person.age, place].filter(Boolean).join(', ')}</p> : null}
      <fieldset>
        <legend className="ask-question">{question}</legend>
        <div className="ask-answers">
          {choices.map((choice) => (
            <label key={choice} className="answer">
              <input type="radio" name="message" value={t('message', { question, answer: choice })} required />
              <span>{choice}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="ask-actions">
        <LanderButton missing={shared('choose')}>{person ? t('answer', { name: person.name }) : t('answer_nobody')}</LanderButton>
        {count > 1 ? (
          <span className="ask-another">
            {last && after === 'tomorrow' ? (
              <span>{t('done')}</span>
            ) : (
              <label className="ask-next" htmlFor={windowId(last ? 1 : number + 1)}>
                {t('another')}
              </label>
            )}
            <span className="ask-marks" aria-hidden="true">
              {Array.from({ length: count }, (_, index) => (
                <i key={index} className={index + 1 === number ? 'is-lit' : undefined} />
              ))}
            </span>
          </span>
        ) : null}
      </div>
      <HonestyLine site={site} join={signupAddress(site)} />
    </StartForm>
  );
}
