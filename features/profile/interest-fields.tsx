import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fieldLinks } from '@/components/form/field';

type InterestFieldsProps = {
  /** What interests.php offers. */
  interests: readonly string[];
  chosen: readonly string[];
  error?: string;
};

/** Everything one can like, to tick. (E12) */
export function InterestFields({ interests, chosen, error }: InterestFieldsProps) {
  const t = useTranslations('profile.edit');
  const words = useTranslations('interest');
  const [ticked, setTicked] = useState(chosen.length);
  return (
    <fieldset className="field" onChange={(event) => setTicked(event.currentTarget.querySelectorAll(':checked').length)} {...fieldLinks('profile-interests', { hint: undefined, error })}>
      <legend className="title-4">
        {t('interests')} <span className="muted profile-chosen tabular">{t('chosen', { count: ticked })}</span>
      </legend>
      <div className="chips">
        {interests.map((each) => (
          <label key={each} className="chip">
            <input type="checkbox" name="interest" value={each} defaultChecked={chosen.includes(each)} />
            {words.has(each) ? words(each) : each}
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id="profile-interests-error" role="alert">
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
