'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormControl } from '@/components/form/use-form-control';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { keepAnswers, restoreAnswers } from './answers-draft';

export type StepTexts = { step: string; next: string; skip: string; back: string; finish: string; note: string; missing: string };

type QuestionStepsProps = { questions: readonly { key: string; content: ReactNode }[]; texts: StepTexts; /** It came back without a single answer. */ missing?: boolean; /** Who answers. */ member?: number };

const schema = () => import('@/lib/contract/match-finder-form').then(({ matchFinderForm }) => matchFinderForm);
/** One answer to any of the questions is enough: they are one field. */
const fieldOf = () => 'answers';

/** One question at a time where there is script; all below each other where there is none. (R11) */
export function QuestionSteps({ questions, texts, missing, member }: QuestionStepsProps) {
  const [at, setAt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { faults, prepare, validate } = useFormControl({ form, start: missing ? { answers: 'required' } : {}, schema, fieldOf });
  const isLast = at === questions.length - 1;

  const restore = useEffectEvent(() => {
    if (form.current) setAt(Math.min(restoreAnswers(form.current, member), questions.length - 1));
  });
  useLayoutEffect(() => restore(), []);

  const keep = (step: number) => {
    if (form.current) keepAnswers(form.current, step, member);
  };
  const show = (step: number) => {
    // What is focused is the question that stands there now.
    flushSync(() => setAt(step));
    keep(step);
    window.scrollTo({ top: 0 });
    form.current?.querySelector<HTMLElement>('fieldset.is-current')?.focus();
  };
  /** Enter in a question is a press of the button that is seen. */
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) show(at + 1);
    else if (await validate()) form.current?.submit();
    else show(0);
  };
  const skip = () => {
    const chosen = form.current?.querySelector<HTMLInputElement>('fieldset.is-current input:checked');
    if (chosen) chosen.checked = false;
    if (isLast) form.current?.requestSubmit();
    else show(at + 1);
  };

  return (
    <form ref={form} method="post" action="/forms/match-finder" className="match-form" onFocus={prepare} onInput={() => keep(at)} onSubmit={(event) => void submit(event)}>
      {member ? <input type="hidden" name="member" value={member} /> : null}
      {faults.answers ? (
        <div id="answers-error">
          <Alert kind="danger" title={texts.missing} />
        </div>
      ) : null}
      <div className="match-progress needs-script">
        <span className="match-hearts" aria-hidden="true">
          {questions.map(({ key }, index) => (
            <Icon key={key} name="heart" weight="fill" className={index <= at ? 'is-full' : undefined} />
          ))}
        </span>
        <span className="small muted" role="status">
          {fillText(texts.step, { step: at + 1, total: questions.length })}
        </span>
      </div>
      {questions.map(({ key, content }, index) => (
        <fieldset key={key} tabIndex={-1} aria-describedby={faults.answers ? 'answers-error' : undefined} className={classNames('match-question', index === at && 'is-current')}>
          {content}
        </fieldset>
      ))}
      <p className="small muted match-note">{texts.note}</p>
      <div className="finder-actions">
        <div className="match-before needs-script">
          {at > 0 ? (
            <button type="button" className={buttonClass({ variant: 'ghost' })} onClick={() => show(at - 1)}>
              {texts.back}
            </button>
          ) : null}
          <button type="button" className={buttonClass({ variant: 'ghost' })} onClick={skip}>
            {texts.skip}
          </button>
        </div>
        {isLast ? null : (
          <button type="button" className={buttonClass({ size: 'lg', className: 'needs-script' })} onClick={() => show(at + 1)}>
            {texts.next}
            <Icon name="arrow-right" />
          </button>
        )}
        <button type="submit" className={buttonClass({ size: 'lg', className: isLast ? undefined : 'without-script' })}>
          {texts.finish}
        </button>
      </div>
    </form>
  );
}
