'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { EmailSuggestion } from '@/components/form/email-suggestion';
import { TextInput } from '@/components/form/text-input';
import { Alert } from '@/components/ui/alert';
import { BusyButton } from '@/components/ui/busy-button';
import { Icon } from '@/components/ui/icon';
import { prepareCalls } from '@/lib/api/browser';
import { fillText } from '@/lib/format/fill-text';
import { loginDraft } from '@/lib/stores/login-draft';
import { MailSent } from './mail-sent';
import { requestMail, type MailKind, type Trouble } from './mail-request';
import type { MailRequestTexts } from './mail-request-texts';

export type RequestFlash = { error: string; params?: Record<string, string | number>; values: Record<string, string> } | null;

type MailRequestFormProps = {
  kind: MailKind;
  texts: MailRequestTexts;
  /** What the form sent without script has to say. */
  flash: RequestFlash;
  /** The address to begin with, where it is known; else the one that was typed at login. */
  email?: string;
  /** That address and no other: there is nothing to type. */
  fixed?: boolean;
  /** Where the page stands, for the form without script. */
  back: string;
  /** Title and words above the form; gone once the mail is sent. */
  children: ReactNode;
  /** Under the button. */
  below: ReactNode;
  /** In place of the button when no more mails are sent today. */
  whileLimited?: ReactNode;
  /** An icon in the button. */
  icon?: ReactNode;
};

const atField = new Set(['err.email_not_found', 'err.email_invalid', 'err.required']);

function troubleIn(flash: RequestFlash): Trouble | null {
  return flash?.error ? { key: flash.error, params: flash.params ?? {}, atField: atField.has(flash.error) } : null;
}

/** One address, one button: the mail with the link, and what to do while it travels. */
export function MailRequestForm({ kind, texts, flash, email: known = '', fixed, back, children, below, whileLimited, icon }: MailRequestFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [sentTo, setSentTo] = useState(flash && !flash.error ? (flash.values.email ?? null) : null);
  const [trouble, setTrouble] = useState(() => troubleIn(flash));
  // What was typed stays in the field itself, also what was typed before the script was there.
  const [typed, setTyped] = useState(() => flash?.values.email ?? (known || loginDraft.email));
  const [busy, setBusy] = useState(false);
  const limited = trouble?.key === 'err.reset_limit';

  useEffect(() => {
    if (trouble) (trouble.atField ? input : alert).current?.focus();
  }, [trouble]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = input.current?.value ?? '';
    setTyped(email);
    setBusy(true);
    const found = await requestMail(kind, email);
    setBusy(false);
    setTrouble(found);
    if (!found) setSentTo(email);
  };

  if (sentTo !== null) {
    return <MailSent kind={kind} email={sentTo} texts={texts} back={back} onOther={() => setSentTo(null)} />;
  }

  const words = trouble && fillText(texts.errors[trouble.key] ?? texts.errors['err.generic_retry'] ?? '', trouble.params);
  const take = (suggestion: string) => {
    setTyped(suggestion);
    setTrouble(null);
    if (!input.current) return;
    input.current.value = suggestion;
    input.current.focus();
  };
  return (
    <>
      {children}
      {trouble && !trouble.atField ? (
        <div ref={alert} tabIndex={-1}>
          <Alert kind="danger" title={words}>
            {limited ? texts.limitText : null}
          </Alert>
        </div>
      ) : null}
      <form method="post" action="/forms/mail-request" noValidate onSubmit={submit} onFocus={prepareCalls}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="back" value={back} />
        {fixed && known && !trouble?.atField ? (
          <input ref={input} type="hidden" name="email" value={known} />
        ) : (
        <div>
          <TextInput
            ref={input}
            label={texts.email}
            error={trouble?.atField ? words : undefined}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={typed}
            onInput={() => {
              if (trouble?.atField || limited) setTrouble(null);
            }}
            onBlur={(event) => setTyped(event.currentTarget.value)}
          />
          <EmailSuggestion email={typed} words={texts.didYouMean} onTake={take} />
        </div>
        )}
        {limited ? (
          <BusyButton type="button" size="lg" full disabled busyWords={texts.busy}>
            {texts.tomorrow}
          </BusyButton>
        ) : (
          <BusyButton type="submit" size="lg" full busy={busy} busyWords={texts.busy}>
            {icon ?? (kind === 'activation' ? <Icon name="paper-plane-tilt" weight="fill" /> : null)}
            {texts.submit}
          </BusyButton>
        )}
      </form>
      {limited ? whileLimited : below}
    </>
  );
}
