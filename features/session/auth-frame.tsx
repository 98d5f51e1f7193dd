import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AuthBand, AuthWall, type WallWords } from './auth-wall';

type AuthFrameProps = {
  site: SiteInfo;
  /** Members for the wall of portraits, where the site shows them to visitors. */
  people?: Person[];
  /** The language switcher. */
  language: ReactNode;
  /** What the wall says. */
  words?: WallWords;
  children: ReactNode;
};

/** Around login and the ways back in: the form beside a wall of portraits, the rules below it. */
export function AuthFrame({ site, people = [], language, words, children }: AuthFrameProps) {
  const legal = useTranslations('legal');
  const layout = useTranslations('layout.footer');
  return (
    <div className="auth">
      <div className="auth-top">
        <Logo name={site.name} href={pathTo('index')} light />
        {language}
      </div>
      <AuthBand site={site} people={people} />
      <div className="auth-side">
        <div className="auth-form">{children}</div>
        <p className="auth-foot tiny">
          {layout('labelled')}{' '}
          <span className="auth-rules">
            <PageLink href={pathTo('pages-terms')}>
              {legal('terms')}
            </PageLink>
            <span aria-hidden="true"> · </span>
            <PageLink href={pathTo('pages-privacy')}>
              {legal('privacy')}
            </PageLink>
          </span>
        </p>
      </div>
      <AuthWall site={site} people={people} words={words} />
    </div>
  );
}
