import type { ReactNode } from 'react';
import { formNotice } from '@/app/form-notice';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { LiveDefaultShell } from '@/features/shell/live-default-shell';
import { companyOf } from '@/lib/api/site';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, site, user, deadline } = await liveRequest(params);
  return (
    <LiveDefaultShell site={site} company={await companyOf(host, deadline)} user={user} banners={await formNotice()}>
      {children}
    </LiveDefaultShell>
  );
}
