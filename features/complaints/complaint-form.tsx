'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { EmailSuggestion } from '@/components/form/email-suggestion';
import { Field, fieldLinks } from '@/components/form/field';
import { TextInput } from '@/components/form/text-input';
import { useFormControl } from '@/components/form/use-form-control';
import { Alert } from '@/components/ui/alert';
import { BusyButton } from '@/components/ui/busy-button';
import { longestAbout, longestComplaint } from '@/lib/contract/complaint-topics';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { fillText } from '@/lib/format/fill-text';
import type { ComplaintField } from './complaint-fields';
import { keepComplaint, restoreComplaint } from './complaint-draft';
import { troublesIn, type ComplaintFlash } from './complaint-flash';
import type { ComplaintTexts } from './complaint-texts';
import { TopicChoice } from './topic-choice';

type ComplaintFormProps = {
  texts: ComplaintTexts;
  flash: ComplaintFlash;
  /** What makes the form, sent twice unchanged, one complaint. */
  formKey: string;
  member?: number;
  /** The member's own address. */
  email?: string;
};

const schema = () => import('@/lib/contract/complaint-form').then(({ complaintForm }) => complaintForm);

const limits: Partial<Record<ComplaintField, number>> = { about: longestAbout, text: longestComplaint };

/** The complaint. It is posted as a form, with script or without; script says at once what is missing, and counts. (S17) */
export function ComplaintForm({ texts, flash, formKey, member, email: known = '' }: ComplaintFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const start = troublesIn(flash);
  const { faults, prepare, validate } = useFormControl({ form, start, schema });
  const [general, setGeneral] = useState(flash?.error && Object.keys(start).length === 0 ? flash.error : null);
  const [left, setLeft] = useState(flash?.values.email ?? known);
  const [length, setLength] = useState(flash?.values.text?.length ?? 0);
  const [busy, setBusy] = useState(false);
  /** How often it was said that there is no connection: above the form, and the button may be far below. */
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told > 0) form.current?.querySelector('.alert')?.scrollIntoView({ block: 'center' });
  }, [told]);

  // What came back with the form is newer than any draft.
  const restore = useEffectEvent(() => {
    if (form.current && !flash) restoreComplaint(form.current, member);
  });
  useLayoutEffect(() => restore(), []);

  // Back from the page after it, a browser shows this one as it was left: busy.
  useEffect(() => {
    const wake = () => setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const isOffline = navigator.onLine === false;
    setGeneral(isOffline ? 'err.offline' : null);
    setBusy(true);
    const isRight = await validate();
    if (isRight && !isOffline) return form.current?.submit();
    setBusy(false);
    // What is wrong at a field is gone to by itself.
    if (isRight) setTold((count) => count + 1);
  };

  const words = (field: ComplaintField) => {
    const code = faults[field];
    const key = code && fieldMessageKey(code);
    return key ? fillText(texts.errors[key] ?? texts.errors['err.invalid_input'] ?? '', { max: limits[field] ?? '' }) : undefined;
  };
  const take = (suggestion: string) => {
    if (!address.current) return;
    address.current.value = suggestion;
    address.current.focus();
    setLeft(suggestion);
  };

  return (
    <form ref={form} className="complaint-form" method="post" action="/forms/complaint" noValidate onFocus={prepare} onSubmit={(event) => void submit(event)} onInput={(event) => keepComplaint(event.currentTarget, member)}>
      <input type="hidden" name="language" value={texts.language} />
      <input type="hidden" name="key" value={formKey} />
      {general ? <Alert kind="danger" title={texts.errors[general] ?? texts.errors['err.generic_retry']} /> : null}
      <TopicChoice legend={texts.topic} topics={texts.topics} chosen={flash?.values.topic} error={words('topic')} />
      <div className="field-row">
        <div>
          <TextInput
            ref={address}
            label={texts.email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={flash?.values.email ?? known}
            onBlur={(event) => setLeft(event.currentTarget.value)}
            error={words('email')}
          />
          <EmailSuggestion email={left} words={texts.didYouMean} onTake={take} />
        </div>
        <TextInput label={texts.about} name="about" autoComplete="off" maxLength={longestAbout} defaultValue={flash?.values.about} hint={texts.aboutHint} error={words('about')} />
      </div>
      <Field id="complaint-text" label={texts.text} hint={texts.textHint} error={words('text')}>
        <textarea
          {...fieldLinks('complaint-text', { hint: texts.textHint, error: words('text') })}
          className="input"
          name="text"
          rows={6}
          required
          maxLength={longestComplaint}
          defaultValue={flash?.values.text}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
        <p className="complaint-count tiny tabular" aria-hidden="true">
          {length} / {longestComplaint}
        </p>
      </Field>
      <BusyButton type="submit" size="lg" full busy={busy} busyWords={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  );
}
