import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/site-request';
import { LanderShell } from '@/features/shell/lander-shell';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, settings, site } = await siteRequest(params);
  return (
    <>
      <LanderShell site={site} company={await companyOf(host)}>
        {children}
      </LanderShell>
      <EntryWarning settings={settings} layout="lander" />
    </>
  );
}
