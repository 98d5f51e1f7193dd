import '@/styles/chat.scss';
import type { ReactNode } from 'react';
import { formNotice } from '@/app/form-notice';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { ChatShell } from '@/features/shell/chat-shell';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { site, user } = await liveRequest(params);
  return (
    <ChatShell site={site} user={user} banners={await formNotice()}>
      {children}
    </ChatShell>
  );
}
