import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import { MemberBottomNav, MemberTopBar } from './member-bars';
import { PageFooter } from './page-footer';
import { PageIslands } from './page-islands';
import { VisitorBar } from './visitor-bar';
import { VisitorProviders } from './visitor-providers';

type DefaultShellProps = {
  site: SiteInfo;
  company: CompanyInfo;
  /** A member's pages stand in a MemberFrame too. */
  user: User | null;
  /** Rendered for each request: its islands may ask the server. A cached page has none that do. */
  live?: boolean;
  /** Warnings and offers under the top bar. */
  banners?: ReactNode;
  children: ReactNode;
};

/** Layout default: top navigation, banners, page, footer with its disclaimer. (A14) */
export function DefaultShell({ site, company, user, live, banners, children }: DefaultShellProps) {
  const page = (
    <>
      <PageShell
        bar={user ? <MemberTopBar /> : <VisitorBar site={site} />}
        banners={banners}
        footer={<PageFooter site={site} company={company} />}
        bottomNav={user ? <MemberBottomNav /> : undefined}
      >
        {children}
      </PageShell>
      <PageIslands />
    </>
  );
  return live && !user ? <VisitorProviders site={site}>{page}</VisitorProviders> : page;
}
