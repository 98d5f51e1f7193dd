import type { ReactNode } from 'react';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { LanderShell } from '@/features/shell/lander-shell';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, settings, site, user, deadline } = await liveRequest(params);
  return (
    <>
      <LanderShell site={site} company={await companyOf(host, deadline)}>
        {children}
      </LanderShell>
      {user ? null : <EntryWarning settings={settings} layout="lander" />}
    </>
  );
}
