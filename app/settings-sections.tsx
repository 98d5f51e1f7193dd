import type { ReactNode } from 'react';
import { readFlash } from '@/app/flash';
import type { memberRequest } from '@/app/site-request';
import { MailSection } from '@/features/alerts/mail-section';
import type { SectionKey } from '@/features/settings/section-list';
import { LanguageSection } from '@/features/shell/language-section';
import { ThemeSection } from '@/features/shell/theme-section';

export type MemberPage = Awaited<ReturnType<typeof memberRequest>>;
type Section = (page: MemberPage) => ReactNode | Promise<ReactNode>;

/** What each section of the settings shows. What a form that was sent has to say, the section asks for by itself. */
export const sectionScreens: Record<SectionKey, Section> = {
  notifications: async ({ user }) => <MailSection user={user} saved={(await readFlash('mail-choice')) !== null} />,
  language: ({ site }) => <LanguageSection locale={site.locale} near={site.languages.map(({ code }) => code)} />,
  display: () => <ThemeSection />,
};
