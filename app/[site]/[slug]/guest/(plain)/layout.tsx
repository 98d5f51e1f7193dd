import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { DefaultShell } from '@/features/shell/default-shell';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';

// Pages whose islands ask the server for nothing once they stand: they need none of what such islands share.
export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, settings, site } = await siteRequest(params);
  return (
    <>
      <DefaultShell site={site} company={await companyOf(host)}>
        {children}
      </DefaultShell>
      <EntryWarning settings={settings} layout="default" />
    </>
  );
}
