'use client';

import type { ReactNode } from 'react';
import { useSentForm } from './use-sent-form';

type SettingFormProps = {
  /** The last part of /forms/… */
  name: string;
  /** What is said where the server cannot be reached. */
  offline: string;
  children: ReactNode;
};

/** A form of the settings that nothing is typed in: sent in place with script, as a page without. */
export function SettingForm({ name, offline, children }: SettingFormProps) {
  const { submit, busy, failed } = useSentForm();
  return (
    <form method="post" action={`/forms/${name}`} aria-busy={busy || undefined} onSubmit={submit}>
      {children}
      {failed ? (
        <p className="field-error" role="alert">
          {offline}
        </p>
      ) : null}
    </form>
  );
}
