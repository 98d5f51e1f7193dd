'use client';

import { useId, useState } from 'react';
import { useSentForm } from './use-sent-form';

type SwitchFormProps = {
  /** The field of the account that it sets. */
  setting: string;
  on: boolean;
  label: string;
  hint: string;
  offline: string;
};

/** A setting that takes effect with one press: the switch is the form's button, so that it does without script too. */
export function SwitchForm({ setting, on, label, hint, offline }: SwitchFormProps) {
  const id = useId();
  const { submit, busy, failed } = useSentForm();
  const [before, setBefore] = useState(on);
  const shown = busy ? !before : on;
  return (
    <form
      className="setting"
      method="post"
      action="/forms/settings-switch"
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        setBefore(busy ? before : on);
        void submit(event);
      }}
    >
      <input type="hidden" name="setting" value={setting} />
      <input type="hidden" name="on" value={on ? '0' : '1'} />
      <label className="grow" htmlFor={id}>
        <b>{label}</b>
        <span className="small muted" id={`${id}-hint`}>
          {hint}
        </span>
        {failed ? (
          <span className="field-error" role="alert">
            {offline}
          </span>
        ) : null}
      </label>
      <button id={id} className="switch" type="submit" role="switch" aria-checked={shown} aria-label={label} aria-describedby={`${id}-hint`} />
    </form>
  );
}
