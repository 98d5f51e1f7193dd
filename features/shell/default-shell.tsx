import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import type { SiteInfo } from '@/lib/site/site-info';
import { PageFooter } from './page-footer';
import { PageIslands } from './page-islands';
import { VisitorBar } from './visitor-bar';

type DefaultShellProps = {
  site: SiteInfo;
  company: CompanyInfo;
  /** A member's own bar, in place of the visitor's. */
  bar?: ReactNode;
  bottomNav?: ReactNode;
  /** Warnings and offers under the top bar. */
  banners?: ReactNode;
  children: ReactNode;
};

/**
 * Layout default: top navigation, banners, page, footer with its disclaimer. It names nothing that only members or live
 * pages run: whatever a layout names, the browser loads. (A14)
 */
export function DefaultShell({ site, company, bar, bottomNav, banners, children }: DefaultShellProps) {
  return (
    <>
      <PageShell bar={bar ?? <VisitorBar site={site} />} banners={banners} footer={<PageFooter site={site} company={company} />} bottomNav={bottomNav}>
        {children}
      </PageShell>
      <PageIslands />
    </>
  );
}
