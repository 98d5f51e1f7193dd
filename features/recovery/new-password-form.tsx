'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { PasswordInput } from '@/components/form/password-input';
import { useFormControl } from '@/components/form/use-form-control';
import { Alert } from '@/components/ui/alert';
import { BusyButton } from '@/components/ui/busy-button';
import { callApi, prepareCalls } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { sameCall } from '@/lib/api/same-call';
import { tellTabs } from '@/lib/api/session-channel';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import type { NewPasswordTexts } from './new-password-texts';
import { faultsIn, troubleOfRefusal, type PasswordTrouble } from './password-trouble';
import { StrengthMeter } from './strength-meter';

type NewPasswordFormProps = {
  texts: NewPasswordTexts;
  token: string;
  /** For password managers: the account that the password is of. */
  email?: string;
  /** Where the page stands, for the form without script. */
  back: string;
  /** Where a member goes with the new password. */
  to: string;
  flash: PasswordTrouble | null;
  formKey: string;
  below: ReactNode;
};

const schema = () => import('@/lib/contract/password-form').then(({ newPasswordForm }) => newPasswordForm);

/** The new password, twice. (V04, X03) */
export function NewPasswordForm({ texts, token, email, back, to, flash, formKey, below }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { faults, prepare, validate, refuse } = useFormControl({ form, start: faultsIn(flash ?? {}), schema });
  const [trouble, setTrouble] = useState(flash?.form);
  const [busy, setBusy] = useState(false);
  // An answer that was lost may have used the link up: pressed again unchanged it is the same call.
  const [keyed] = useState(sameCall);
  const told = (key: string | undefined) => (key ? (texts.errors[key] ?? texts.errors['err.generic_retry']) : undefined);
  const words = (code: string | undefined) => told(code && fieldMessageKey(code));

  const common = { showLabel: texts.show, autoComplete: 'new-password', required: true, maxLength: 1024 } as const;

  const onFocus = () => {
    prepareCalls();
    prepare();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return undefined;
    const fields = new FormData(event.currentTarget);
    const [password, repeat] = [String(fields.get('password')), String(fields.get('password_repeat'))];
    setTrouble(undefined);
    setBusy(true);
    try {
      if (!(await validate())) return setBusy(false);
      const body = { token, password, password_repeat: repeat };
      await callApi('resetPassword', { body }, undefined, keyed(body));
      tellTabs('login');
      window.location.replace(to);
    } catch (error) {
      setBusy(false);
      const refused = troubleOfRefusal(error, keyOfTyped);
      setTrouble(refused.form);
      await refuse(faultsIn(refused));
    }
    return undefined;
  };

  return (
    <form ref={form} method="post" action="/forms/new-password" noValidate onSubmit={(event) => void submit(event)} onFocus={onFocus}>
      {trouble ? <Alert kind="danger" title={told(trouble)} /> : null}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="back" value={back} />
      {email ? <input className="visually-hidden" type="email" name="email" autoComplete="username" defaultValue={email} readOnly tabIndex={-1} aria-hidden="true" /> : null}
      <div>
        <PasswordInput
          {...common}
          label={texts.fresh}
          hint={texts.rule}
          error={words(faults.password)}
          name="password"
          onChange={(event) => setTyped(event.target.value)}
        />
        <StrengthMeter password={typed} />
      </div>
      <PasswordInput {...common} label={texts.repeat} error={words(faults.password_repeat)} name="password_repeat" />
      <BusyButton type="submit" size="lg" full busy={busy} busyWords={texts.busy}>
        {texts.submit}
      </BusyButton>
      {below}
    </form>
  );
}
