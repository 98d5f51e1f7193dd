import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import { AppBars } from './app-bars';
import { MemberBottomNav } from './member-bottom-nav';
import { MemberTopBar } from './member-top-bar';
import { PageIslands } from './page-islands';
import { VisitorBar } from './visitor-bar';

/** Layout chat: bare. A bar above the whole height of the window, no banners but what a form has to say, no footer; on a phone the list alone keeps its bars. (A15) */
export function ChatShell({ site, user, banners, children }: { site: SiteInfo; user: User | null; banners?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageShell chat bar={user ? <MemberTopBar /> : <VisitorBar site={site} />} banners={user ? <><AppBars />{banners}</> : banners} bottomNav={user ? <MemberBottomNav /> : undefined}>
        {children}
      </PageShell>
      <PageIslands />
    </>
  );
}
