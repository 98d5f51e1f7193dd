'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';

type BackLinkProps = {
  href: string;
  /** Always to `href`: the page before this one is no place to return to. */
  onward?: boolean;
  className?: string;
};

/** Back to where the reader came from, with its scroll and filters; without script or history, up to `href`. */
export function BackLink({ href, onward, className = 'icon-button' }: BackLinkProps) {
  const t = useTranslations('layout');
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    // The Navigation API counts pages of this site only, where history.length would count them all.
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (onward || !navigation?.canGoBack) return;
    event.preventDefault();
    router.back();
  };
  return (
    <PageLink className={className} href={href} aria-label={t('back')} onClick={goBack}>
      <Icon name="arrow-left" />
    </PageLink>
  );
}
