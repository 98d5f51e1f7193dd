import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AuthFrame } from './auth-frame';
import { LoginForm } from './login-form';
import { loginReason } from './login-reason';
import { useLoginTexts } from './login-texts';
import { LockedWays, NewHere } from './login-ways';
import type { LoginFlash } from './use-login';

type LoginScreenProps = {
  site: SiteInfo;
  /** The page that login leads to. */
  to: string;
  /** What the form sent without script has to say. */
  flash: LoginFlash;
  /** Members for the wall of portraits, where the site shows them to visitors. */
  people?: Person[];
  /** The language switcher. */
  language: ReactNode;
};

/** Login: the form beside a wall of portraits, and why one has to log in. (S23, X02, P01) */
export function LoginScreen({ site, to, flash, people = [], language }: LoginScreenProps) {
  const t = useTranslations('session.login');
  const reason = loginReason(to);
  return (
    <AuthFrame site={site} people={people} language={language}>
      <LoginForm
        texts={useLoginTexts()}
        to={to}
        flash={flash}
        reason={reason ? <Alert title={t(`reason.${reason}`)} /> : null}
        forgotHref={pathTo('reset-password')}
        below={<NewHere site={site} />}
        whileLocked={<LockedWays />}
      />
    </AuthFrame>
  );
}
