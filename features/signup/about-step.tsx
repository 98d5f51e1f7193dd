import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field, fieldLinks } from '@/components/form/field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { StepHead } from './step-head';
import type { StepProps } from './step-props';
import { useAbout } from './use-about';

const longest = 2000;

/** A few words about oneself and what one likes; both can wait. (S03) */
export function AboutStep({ member, about, interests, chosen, flash, skip, onDone }: StepProps) {
  const t = useTranslations('signup.about');
  const all = useTranslations();
  const interest = useTranslations('interest');
  const told = flash?.form === 'signup-about' ? flash : null;
  const { form, busy, trouble, fault, submit, keep } = useAbout(member, told, onDone);
  const ticked = told ? (told.values.interests ?? '').split(',').filter(Boolean) : chosen;
  const [count, setCount] = useState(ticked.length);
  const known = interests.filter((each) => interest.has(each));

  const change = () => {
    keep();
    setCount(form.current?.querySelectorAll(':checked').length ?? 0);
  };

  return (
    <form ref={form} className="signup-form" method="post" action="/forms/signup-about" onSubmit={(event) => void submit(event)} onInput={change}>
      <StepHead title={t('title')}>{t('lead')}</StepHead>
      {trouble ? <Alert kind="danger" title={all(trouble.key, trouble.params)} /> : null}
      <Field id="signup-about" label={t('story')} hint={t('story_hint')} error={fault ? all(fault, { max: longest }) : undefined}>
        <textarea className="input" name="about" rows={4} maxLength={longest} defaultValue={told?.values.about ?? about} {...fieldLinks('signup-about', { hint: true, error: fault })} />
      </Field>
      {known.length > 0 ? (
        <fieldset className="field">
          <legend className="field-label">
            {t('interests')} <span className="muted">{t('chosen', { count })}</span>
          </legend>
          <div className="signup-chips">
            {known.map((each) => (
              <label key={each} className="chip">
                <input type="checkbox" name="interest" value={each} defaultChecked={ticked.includes(each)} />
                {interest(each)}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="signup-actions">
        <Button type="submit" size="lg" full busy={busy}>
          {all('signup.continue')}
        </Button>
        {skip}
      </div>
    </form>
  );
}
