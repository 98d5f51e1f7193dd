import type { ReactNode } from 'react';
import { cachedPart } from '@/app/page-request/cached-part';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { DefaultShell } from '@/features/shell/default-shell';
import { SignupOpener } from '@/features/signup/signup-opener';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';
import { pathTo } from '@/lib/site/addresses/routes';

export default function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  return cachedPart(async () => {
    const { host, settings, site } = await siteRequest(params);
    return (
      <>
        <DefaultShell site={site} company={await companyOf(host)}>
          {children}
        </DefaultShell>
        <SignupOpener page={pathTo('signup')} />
        <EntryWarning settings={settings} layout="default" />
      </>
    );
  });
}
