import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Field, fieldLinks } from '@/components/form/field';
import type { SiteInfo } from '@/lib/site/site-info';

type MessageFieldProps = { site: SiteInfo; value: string; error?: string };

const ideas = ['one', 'two', 'three'] as const;

/** The first message: a few lines to begin with, the field, how much of it is used. (S03) */
export function MessageField({ site, value, error }: MessageFieldProps) {
  const t = useTranslations('signup.account');
  const field = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState([...value].length);
  const take = (idea: string) => {
    const { current } = field;
    if (!current) return;
    current.value = idea;
    current.dispatchEvent(new Event('input', { bubbles: true }));
    current.focus();
  };
  return (
    <div className="signup-message">
      <div className="chips chips-scroll" role="group" aria-label={t('ideas')}>
        {ideas.map((idea) => (
          <button key={idea} type="button" className="chip chip-sm needs-script" onClick={() => take(t(`idea.${idea}`))}>
            {t(`idea.${idea}`)}
          </button>
        ))}
      </div>
      <Field id="signup-message" label={t('message')} error={error}>
        <textarea
          ref={field}
          className="input"
          name="signup_message"
          rows={3}
          maxLength={2000}
          defaultValue={value}
          onInput={(event) => setCount([...event.currentTarget.value].length)}
          {...fieldLinks('signup-message', { error })}
        />
        <span className={count > site.messageLength ? 'signup-count is-over' : 'signup-count'} aria-hidden="true">
          {count} / {site.messageLength}
        </span>
      </Field>
    </div>
  );
}
