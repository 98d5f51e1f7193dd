import '@/styles/chat.scss';
import type { ReactNode } from 'react';
import { formNotice } from '@/app/page-request/form-notice';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { ChatShell } from '@/features/shell/chat-shell';
import { EntryWarning } from '@/features/site-entry/entry-warning';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { settings, site, user } = await liveRequest(params);
  return (
    <ChatShell site={site} user={user} banners={await formNotice()}>
      {children}
      {user ? null : <EntryWarning settings={settings} layout="chat" />}
    </ChatShell>
  );
}
