'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRef, useState, type ReactNode } from 'react';
import { PasswordInput } from '@/components/form/password-input';
import { TextInput } from '@/components/form/text-input';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { prepareCalls } from '@/lib/api/browser';
import { authCookieLife } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/routes';
import { EmailSuggestion } from './email-suggestion';
import { loginDraft } from './login-draft';
import { clockTime } from './use-lockout';
import { useLogin, type LoginFlash } from './use-login';

type LoginFormProps = {
  /** Where a member goes after signing in. */
  to: string;
  /** What the form sent without script has to say. */
  flash: LoginFlash;
  /** Why one has to log in. */
  reason?: ReactNode;
};

const daysSignedIn = authCookieLife / (24 * 60 * 60 * 1000);

/** E-mail address and password; on failure the address is kept and the reason read aloud. (C05, X02) */
export function LoginForm({ to, flash, reason }: LoginFormProps) {
  const t = useTranslations('session.login');
  const errors = useTranslations();
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
      <h1 className="title-1">{locked ? t('locked.title') : t('welcome')}</h1>
      {trouble ? (
        <div ref={alert} tabIndex={-1}>
          <Alert
            kind="danger"
            icon={locked ? <Icon name="clock" weight="fill" /> : undefined}
            title={errors.has(trouble.key) ? errors(trouble.key, trouble.params) : errors('err.generic_retry')}
          >
            {locked ? t('locked.text') : null}
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
            label={t('email')}
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
          <EmailSuggestion email={left} onTake={take} />
        </div>
        <div>
          <PasswordInput
            label={t('password')}
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
            <Link className="link link-line small" href={pathTo('reset-password')} prefetch={false}>
              {t('forgot')}
            </Link>
          )}
        </div>
        <Button type="submit" size="lg" full busy={busy} disabled={locked}>
          {locked ? <span className="tabular">{t('locked.again', { time: clockTime(secondsLeft) })}</span> : t('submit')}
        </Button>
      </form>
      {locked ? <LockedWays /> : <NewHere />}
    </>
  );
}

function NewHere() {
  const t = useTranslations('session.login');
  return (
    <>
      <p className="small muted centered">{t('stay', { days: daysSignedIn })}</p>
      <p className="auth-or">{t('new_here')}</p>
      <LinkButton variant="line" full href={pathTo('signup')} prefetch={false}>
        {t('signup')}
      </LinkButton>
    </>
  );
}

/** The way out of a lock is a new password. */
function LockedWays() {
  const t = useTranslations('session.login.locked');
  return (
    <>
      <p className="auth-or">{t('lost')}</p>
      <LinkButton variant="soft" full href={pathTo('reset-password')} prefetch={false}>
        <Icon name="lock-key" weight="fill" />
        {t('reset')}
      </LinkButton>
      <p className="small muted centered">
        {t.rich('not_you', {
          link: (words) => (
            <Link className="link" href={pathTo('pages-service')} prefetch={false}>
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  );
}
