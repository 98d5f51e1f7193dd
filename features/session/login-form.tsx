'use client';

import { useRef, useState, type ReactNode } from 'react';
import { EmailSuggestion } from '@/components/form/email-suggestion';
import { PasswordInput } from '@/components/form/password-input';
import { TextInput } from '@/components/form/text-input';
import { Alert } from '@/components/ui/alert';
import { BusyButton } from '@/components/ui/busy-button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { prepareCalls } from '@/lib/api/browser';
import { clockTime } from '@/lib/format/clock-time';
import { fillText } from '@/lib/format/fill-text';
import { loginDraft } from '@/lib/stores/login-draft';
import type { LoginTexts } from './login-texts';
import { useLogin, type LoginFlash } from './use-login';

type LoginFormProps = {
  texts: LoginTexts;
  /** Where a member goes after signing in. */
  to: string;
  /** What the form sent without script has to say. */
  flash: LoginFlash;
  /** Why one has to log in. */
  reason?: ReactNode;
  /** Where one has a password anew. */
  forgotHref: string;
  /** Below the form; and in its place while it is locked. */
  below: ReactNode;
  whileLocked: ReactNode;
};

/** E-mail address and password; on failure the address is kept and the reason read aloud. (C05, X02) */
export function LoginForm({ texts, to, flash, reason, forgotHref, below, whileLocked }: LoginFormProps) {
  const { submit, changeAddress, busy, trouble, secondsLeft, alert } = useLogin(to, flash);
  const email = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(flash?.values.email ?? '');
  const locked = secondsLeft > 0;
  const take = (suggestion: string) => {
    if (!email.current) return;
    email.current.value = loginDraft.email = suggestion;
    email.current.focus();
    setLeft(suggestion);
  };

  return (
    <>
      <h1 className="title-1">{locked ? texts.lockedTitle : texts.welcome}</h1>
      {trouble ? (
        <div ref={alert} tabIndex={-1}>
          <Alert
            kind="danger"
            icon={locked ? <Icon name="clock" weight="fill" /> : undefined}
            title={fillText(texts.errors[trouble.key] ?? texts.errors['err.generic_retry'] ?? '', trouble.params)}
          >
            {locked ? texts.lockedText : null}
          </Alert>
        </div>
      ) : (
        reason
      )}
      <form method="post" action="/forms/login" onSubmit={submit} onFocus={prepareCalls}>
        <input type="hidden" name="to" value={to} />
        <div>
          <TextInput
            ref={email}
            label={texts.email}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={flash?.values.email ?? loginDraft.email}
            onInput={(event) => {
              loginDraft.email = event.currentTarget.value;
              changeAddress();
            }}
            onBlur={(event) => setLeft(event.currentTarget.value)}
          />
          <EmailSuggestion email={left} words={texts.didYouMean} onTake={take} />
        </div>
        <div>
          <PasswordInput
            label={texts.password}
            showLabel={texts.showPassword}
            name="password"
            autoComplete="current-password"
            required
            maxLength={1024}
            defaultValue={loginDraft.password}
            onInput={(event) => {
              loginDraft.password = event.currentTarget.value;
            }}
          />
          {locked ? null : (
            <PageLink className="link link-line small" href={forgotHref}>
              {texts.forgot}
            </PageLink>
          )}
        </div>
        <BusyButton type="submit" size="lg" full busy={busy} busyWords={texts.busy} disabled={locked}>
          {locked ? <span className="tabular">{fillText(texts.again, { time: clockTime(secondsLeft) })}</span> : texts.submit}
        </BusyButton>
      </form>
      {locked ? whileLocked : below}
    </>
  );
}
