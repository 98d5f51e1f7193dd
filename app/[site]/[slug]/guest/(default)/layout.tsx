import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { DefaultShell } from '@/features/shell/default-shell';
import { renderErrorTexts } from '@/features/shell/render-error-texts';
import { VisitorProviders } from '@/features/shell/visitor-providers';
import { SignupOpener } from '@/features/signup/signup-opener';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, settings, site } = await siteRequest(params);
  return (
    <IslandMessages keys={renderErrorTexts}>
      <VisitorProviders site={site}>
        <DefaultShell site={site} company={await companyOf(host)}>
          {children}
        </DefaultShell>
        <SignupOpener page={pathTo('signup')} />
        <EntryWarning settings={settings} layout="default" />
      </VisitorProviders>
    </IslandMessages>
  );
}
