import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/site-request';
import { DefaultShell } from '@/features/shell/default-shell';
import { SignupOpener } from '@/features/signup/signup-opener';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, settings, site } = await siteRequest(params);
  return (
    <>
      <DefaultShell site={site} company={await companyOf(host)}>
        {children}
      </DefaultShell>
      <SignupOpener />
      <EntryWarning settings={settings} layout="default" />
    </>
  );
}
