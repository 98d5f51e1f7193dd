import type { ReactNode } from 'react';
import { formNotice } from '@/app/form-notice';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { LiveDefaultShell } from '@/features/shell/live-default-shell';
import { reminderDue } from '@/features/signup/reminder-due';
import { ReminderWhenDue } from '@/features/signup/reminder-when-due';
import { reminderTexts } from '@/features/signup/signup-texts';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';
import { IslandMessages } from '@/lib/i18n/island-messages';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { host, settings, site, user, deadline } = await liveRequest(params);
  const reminder =
    user && reminderDue(user) ? (
      <IslandMessages keys={reminderTexts}>
        <ReminderWhenDue />
      </IslandMessages>
    ) : null;
  const banners = (
    <>
      {await formNotice()}
      {reminder}
    </>
  );
  return (
    <LiveDefaultShell site={site} company={await companyOf(host, deadline)} user={user} banners={banners}>
      {children}
      {user ? null : <EntryWarning settings={settings} layout="default" />}
    </LiveDefaultShell>
  );
}
