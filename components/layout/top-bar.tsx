import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/link-button';
import { Logo } from '../ui/logo';
import { PageLink } from '../ui/page-link';
import { CreditsPill } from './credits-pill';
import { NavCount } from './nav-count';
import { NavIcon, type NavItem } from './nav-places';
import { PremiumLink } from './premium-link';

type Common = {
  /** The site's name. */
  name: string;
  homeHref: string;
  language: ReactNode;
};

type TopBarProps = Common &
  (
    | { variant: 'visitor'; loginHref?: string }
    | {
        variant: 'member';
        items: readonly NavItem[];
        account: ReactNode;
        /** A paid member sees credits, everyone else the way to premium. */
        end: { kind: 'premium'; href: string } | { kind: 'credits'; href: string; credits: number };
      }
  );

export function TopBar(props: TopBarProps) {
  const t = useTranslations('layout');
  return (
    <header className="top-bar">
      <div className="wrap">
        <Logo name={props.name} href={props.homeHref} />
        {props.variant === 'member' ? (
          <nav className="top-nav only-wide" aria-label={t('nav.label')}>
            {props.items.map((item) => (
              <PageLink key={item.place} href={item.href} aria-current={item.current ? 'page' : undefined}>
                <NavIcon item={item} resting="bold" />
                {t(`nav.${item.place}`)}{' '}
                <NavCount item={item} />
              </PageLink>
            ))}
          </nav>
        ) : null}
        <span className="grow" />
        {props.variant === 'member' ? <End {...props.end} /> : null}
        {props.language}
        {props.variant === 'member' ? props.account : null}
        {props.variant === 'visitor' && props.loginHref ? (
          <LinkButton href={props.loginHref} variant="line" size="sm">
            {t('login')}
          </LinkButton>
        ) : null}
      </div>
    </header>
  );
}

function End(end: { kind: 'premium'; href: string } | { kind: 'credits'; href: string; credits: number }) {
  return end.kind === 'premium' ? <PremiumLink href={end.href} /> : <CreditsPill href={end.href} credits={end.credits} />;
}
