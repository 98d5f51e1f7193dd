import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { EmptyShell } from '@/features/shell/empty-shell';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  await siteRequest(params);
  return <EmptyShell>{children}</EmptyShell>;
}
