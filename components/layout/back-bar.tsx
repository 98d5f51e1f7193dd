import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { BackLink } from './back-link';

type BackBarProps = {
  title: ReactNode;
  /** Where back leads when there is no page to go back to. */
  href: string;
  /** Always to `href`: the page before this one is no place to return to. */
  onward?: boolean;
  /** At the right edge. */
  children?: ReactNode;
};

function OnwardLink({ href }: { href: string }) {
  const t = useTranslations('layout');
  return (
    <PageLink className="icon-button" href={href} aria-label={t('back')}>
      <Icon name="arrow-left" />
    </PageLink>
  );
}

/** On the phone, in place of the top bar, in a page under another one. */
export function BackBar({ title, href, onward = false, children }: BackBarProps) {
  return (
    <div className="top-bar back-bar">
      <div className="wrap">
        {onward ? <OnwardLink href={href} /> : <BackLink href={href} />}
        <strong className="top-bar-title ellipsis">{title}</strong>
        {children}
      </div>
    </div>
  );
}
