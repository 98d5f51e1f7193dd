import type { ReactNode } from 'react';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import { AppBars } from './app-bars';
import { DefaultShell } from './default-shell';
import { MemberBottomNav } from './member-bottom-nav';
import { MemberTopBar } from './member-top-bar';
import { VisitorProviders } from './visitor-providers';

type LiveDefaultShellProps = {
  site: SiteInfo;
  company: CompanyInfo;
  /** A member's pages stand in a MemberFrame too. */
  user: User | null;
  banners?: ReactNode;
  children: ReactNode;
};

/** Layout default of pages that are rendered for each request: a member's bars, or a visitor's, whose islands may ask the server too. */
export function LiveDefaultShell({ user, banners, children, ...page }: LiveDefaultShellProps) {
  if (!user) {
    return (
      <VisitorProviders site={page.site}>
        <DefaultShell {...page} banners={banners}>
          {children}
        </DefaultShell>
      </VisitorProviders>
    );
  }
  return (
    <DefaultShell {...page} bar={<MemberTopBar />} bottomNav={<MemberBottomNav />} banners={<><AppBars />{banners}</>}>
      {children}
    </DefaultShell>
  );
}
