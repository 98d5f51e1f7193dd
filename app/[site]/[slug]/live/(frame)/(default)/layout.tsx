import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { formNotice } from '@/app/page-request/form-notice';
import { offerFor } from '@/app/page-data/offer-for';
import { liveRequest, pageAsked, type SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { MemberAlert } from '@/features/alerts/member-alert';
import { nextAlert } from '@/features/alerts/next-alert';
import { LazyBonus } from '@/features/bonus/lazy-bonus';
import { bonusTexts } from '@/features/bonus/bonus-texts';
import { LiveDefaultShell } from '@/features/shell/live-default-shell';
import { reminderDue } from '@/features/signup/reminder-due';
import { ReminderWhenDue } from '@/features/signup/reminder-when-due';
import { reminderTexts } from '@/features/signup/signup-texts';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import { companyOf } from '@/lib/api/site';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { membersAreaPattern } from '@/lib/site/addresses/members-area';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const request = await liveRequest(params);
  const { host, settings, site, user, deadline } = request;
  const [jar, back] = await Promise.all([cookies(), pageAsked()]);
  const due = user !== null && reminderDue(user);
  const alert = user && nextAlert({ user, reminder: due, push: Boolean(settings.push_public_key), cookie: (name) => jar.get(name)?.value, now: today().getTime() });
  const offer = await offerFor(request);
  const banners = (
    <>
      {offer ? (
        <IslandMessages keys={bonusTexts}>
          <LazyBonus offer={offer} area={membersAreaPattern} />
        </IslandMessages>
      ) : null}
      {await formNotice()}
      {due ? (
        <IslandMessages keys={reminderTexts}>
          <ReminderWhenDue back={back} resting={alert !== 'activation'} />
        </IslandMessages>
      ) : null}
      {user && alert && alert !== 'activation' ? <MemberAlert name={alert} user={user} back={back} /> : null}
    </>
  );
  return (
    <LiveDefaultShell site={site} company={await companyOf(host, deadline)} user={user} banners={banners}>
      {children}
      {user ? null : <EntryWarning settings={settings} layout="default" />}
    </LiveDefaultShell>
  );
}
