import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Logo } from '@/components/ui/logo';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AuthBand, AuthWall } from './auth-wall';
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
  const legal = useTranslations('legal');
  const layout = useTranslations('layout.footer');
  const reason = loginReason(to);
  return (
    <div className="auth">
      <div className="auth-top">
        <Logo name={site.name} href={pathTo('index')} light />
        {language}
      </div>
      <AuthBand site={site} people={people} />
      <div className="auth-side">
        <div className="auth-form">
          <LoginForm
            texts={useLoginTexts()}
            to={to}
            flash={flash}
            reason={reason ? <Alert title={t(`reason.${reason}`)} /> : null}
            forgotHref={pathTo('reset-password')}
            below={<NewHere />}
            whileLocked={<LockedWays />}
          />
        </div>
        <p className="auth-foot tiny">
          {layout('labelled')}{' '}
          <span className="auth-rules">
            <Link href={pathTo('pages-terms')} prefetch={false}>
              {legal('terms')}
            </Link>
            <span aria-hidden="true"> · </span>
            <Link href={pathTo('pages-privacy')} prefetch={false}>
              {legal('privacy')}
            </Link>
          </span>
        </p>
      </div>
      <AuthWall site={site} people={people} />
    </div>
  );
}
