'use client';

import { useRef, type ReactNode } from 'react';
import { TellFaults, type FaultWords } from '@/components/form/told-faults';
import { useFormControl } from '@/components/form/use-form-control';
import type { FormFaults } from '@/lib/contract/form-faults';
import { useSentForm } from './use-sent-form';

const schemas = {
  'settings-password': () => import('@/lib/contract/password-form').then(({ changePasswordForm }) => changePasswordForm),
  'settings-email': () => import('@/lib/contract/new-email-form').then(({ newEmailForm }) => newEmailForm),
};

type CheckedSettingFormProps = {
  /** The last part of /forms/… */
  name: keyof typeof schemas;
  /** What the form came back with, and what is said of the codes. */
  faults: FormFaults;
  words: FaultWords;
  /** What is said where the server cannot be reached. */
  offline: string;
  children: ReactNode;
};

/** A form of the settings with fields: checked, then sent in place with script, as a page without. What was typed stays where something is wrong with it. */
export function CheckedSettingForm({ name, faults: start, words, offline, children }: CheckedSettingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, prepare, validate, settle } = useFormControl({ form, start, schema: schemas[name] });
  const onAnswered = () => {
    if (Object.keys(start).length === 0) form.current?.reset();
    void settle(start);
  };
  const { submit, busy, failed } = useSentForm({ validate, onAnswered });
  return (
    <form ref={form} method="post" action={`/forms/${name}`} noValidate aria-busy={busy || undefined} onFocus={prepare} onSubmit={submit}>
      <TellFaults faults={faults} words={words}>
        {children}
      </TellFaults>
      {failed ? (
        <p className="field-error" role="alert">
          {offline}
        </p>
      ) : null}
    </form>
  );
}
