import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanderBar } from '@/components/layout/lander-bar';
import { LanderFooter } from '@/components/layout/lander-footer';
import { PageShell } from '@/components/layout/page-shell';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { PageIslands } from './page-islands';

/** Layout lander: the logo and the age above, the rules below, one question between them. (A16) */
export function LanderShell({ site, children }: { site: SiteInfo; children: ReactNode }) {
  const t = useTranslations('legal');
  const links = [
    { href: pathTo('pages-terms'), label: t('terms') },
    { href: pathTo('pages-privacy'), label: t('privacy') },
  ];
  return (
    <>
      <PageShell bar={<LanderBar name={site.name} />} footer={<LanderFooter links={links} />}>
        {children}
      </PageShell>
      <PageIslands />
    </>
  );
}
