import type { ReactNode } from 'react';
import { chosenTheme } from '@/app/page-request/chosen-theme';
import { readFlash } from '@/app/page-request/flash';
import type { memberRequest } from '@/app/page-request/site-request';
import { MailSection } from '@/features/alerts/mail-section';
import { BlockedSection } from '@/features/settings/blocked-section';
import { DataSection } from '@/features/settings/data-section';
import { EmailSection } from '@/features/settings/email-section';
import { LocationSection } from '@/features/settings/location-section';
import { PasswordSection } from '@/features/settings/password-section';
import { PrivacySection } from '@/features/settings/privacy-section';
import { PushSection } from '@/features/settings/push-section';
import type { SectionKey } from '@/features/shell/section-list';
import { SessionsSection } from '@/features/settings/sessions-section';
import { LanguageSection } from '@/features/shell/language-section';
import { ThemeSection } from '@/features/shell/theme-section';
import type { ApiError } from '@/lib/api/api-error';
import { getAccount, listSessions } from '@/lib/contract/account';
import { listBlocked } from '@/lib/contract/blocks';
import { memberId } from '@/lib/site/members/member-id';
import { nicheTheme } from '@/lib/site/niches/niches';

export type MemberPage = Awaited<ReturnType<typeof memberRequest>>;
type Section = (page: MemberPage) => ReactNode | Promise<ReactNode>;

const said = () => readFlash('settings');
const accountOf = ({ call }: MemberPage) => call(getAccount, { query: { settings: '1' } });

/** A server that keeps no settings has push messages all the same: null then. */
const accountIfKept = (page: MemberPage) =>
  accountOf(page).catch((error: ApiError) => {
    if (!error.notOffered) throw error;
    return null;
  });

/** What is saved under user.php is offered by a server that has settings there: another would read it as the language that is saved. */
const keeping = (section: Section): Section => async (page) => {
  await accountOf(page);
  return section(page);
};

/** Where the profile says that a member lives: town, region; empty where it says nothing. */
export const homeOf = ({ profile }: MemberPage['user']): string => [profile?.city, profile?.region].filter(Boolean).join(', ');

/** What each section of the settings shows; one that the server has no call for fails as not offered. What a form that was sent has to say, the section asks for by itself. */
export const sectionScreens: Record<SectionKey, Section> = {
  email: async (page) => <EmailSection email={page.user.email ?? ''} pending={(await accountOf(page)).pending_email} flash={await said()} />,
  password: keeping(async ({ user }) => <PasswordSection email={user.email ?? ''} flash={await said()} />),
  push: async (page) => {
    const account = await accountIfKept(page);
    return <PushSection pushKey={page.settings.push_public_key ?? null} member={memberId(page.user)} browsers={account?.push_browsers ?? 0} off={account ? (page.user.pushes_off ?? []) : null} flash={await said()} />;
  },
  notifications: async (page) => {
    const { user } = page;
    // Why no mails are sent is known of the member, also where nothing can be set.
    const account = user.notifications_disabled.length > 0 ? await accountIfKept(page) : await accountOf(page);
    return <MailSection user={user} saved={(await readFlash('mail-choice')) !== null} kept={account !== null} />;
  },
  privacy: async (page) => <PrivacySection account={await accountOf(page)} flash={await said()} />,
  blocked: async ({ call, site }) => <BlockedSection blocked={(await call(listBlocked, {})).blocked} cdnPrefix={site.cdnPrefix} />,
  location: async ({ user }) => <LocationSection place={homeOf(user)} flash={await said()} />,
  language: ({ site }) => <LanguageSection locale={site.locale} near={site.languages.map(({ code }) => code)} />,
  display: async ({ site }) => <ThemeSection chosen={(await chosenTheme()) ?? nicheTheme[site.niche]} />,
  sessions: async ({ call, site }) => <SessionsSection sessions={(await call(listSessions, {})).sessions} intlLocale={site.intlLocale} flash={await said()} />,
  data: async () => <DataSection flash={await said()} />,
};
