'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useSentForm } from './use-sent-form';

type SettingFormProps = {
  /** The last part of /forms/… */
  name: string;
  /** What is said where the server cannot be reached. */
  offline: string;
  className?: string;
  children: ReactNode;
};

/** A form of the settings: sent in place with script, as a page without. What was typed stays where something is wrong with it. */
export function SettingForm({ name, offline, className, children }: SettingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, failed } = useSentForm();
  const wasBusy = useRef(false);

  useEffect(() => {
    if (wasBusy.current && !busy && !failed) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (wrong) wrong.focus();
      else form.current?.reset();
    }
    wasBusy.current = busy;
  }, [busy, failed]);

  return (
    <form ref={form} className={className} method="post" action={`/forms/${name}`} noValidate aria-busy={busy || undefined} onSubmit={submit}>
      {children}
      {failed ? (
        <p className="field-error" role="alert">
          {offline}
        </p>
      ) : null}
    </form>
  );
}
