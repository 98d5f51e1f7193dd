import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteProvider } from '@/components/layout/site-context';
import { getProfile, listMembers } from '@/lib/contract/members';
import type { Person, Profile } from '@/lib/contract/person';
import { user as userShape, type User } from '@/lib/contract/user';
import { createQueryClient } from '@/lib/queries/client';
import type { MembersAnswer } from '@/lib/queries/members';
import type { SiteInfo } from '@/lib/site/site-info';
import en from '@/locales/en.json';
import nl from '@/locales/nl.json';

/** What the tests of search and profile stand on: a page with a site, a language and a query client. */
export const testSite: SiteInfo = {
  name: 'Vonk',
  locale: 'nl',
  intlLocale: 'nl-NL', languages: [{ code: 'nl', name: 'Nederlands' }],
  niche: 'general',
  country: 'NL',
  countries: ['NL', 'BE', 'DE', 'CH', 'US'],
  cdnPrefix: '/photos/',
  messageCredits: 1,
  messageCost: null,
  messageLength: 500,
  gifts: true,
  searchFields: [],
  fictional: {},
  loggedOutSearch: true,
  signUpOpen: true,
  illustrated: false,
};

export const testUser: User = userShape.parse({ id: 900, profile: { id: 900, name: 'Jasper' } });

export const testRegions = {
  NL: [
    { code: 'NL-GE', name: 'Gelderland' },
    { code: 'NL-UT', name: 'Utrecht' },
  ],
  DE: [{ code: 'DE-NW', name: 'Nordrhein-Westfalen' }],
};

/** A member as the server sends one; `more` adds to it. */
export const wirePerson = (id: number, more: object = {}) => ({
  id,
  name: `Lid ${id}`,
  age: 31,
  city: 'Utrecht',
  country: 'NL',
  main_image: { filename: `${id}.webp`, thumb_filename: `${id}-thumb.webp` },
  ...more,
});

/** A page of members as the server sends it. */
export const wirePage = (members: object[], more: object = {}) => ({ members, total: members.length, ...more });

export const testAnswer = (members: object[], more: object = {}): MembersAnswer => listMembers.response.parse(wirePage(members, more));
export const testPerson = (id: number, more: object = {}): Person => testAnswer([wirePerson(id, more)]).members[0]!;
export const testProfile = (more: object = {}): Profile =>
  getProfile.response.parse({ profile: { ...wirePerson(7, { name: 'Sanne' }), about: 'Ik ontwerp tuinen.', ...more } }).profile;

type TestPageProps = { children: ReactNode; site?: SiteInfo; client?: QueryClient };

export function TestPage({ children, site = testSite, client = createQueryClient() }: TestPageProps) {
  return (
    <NextIntlClientProvider locale={site.locale} messages={site.locale === 'en' ? en : nl} timeZone="Europe/Amsterdam">
      <QueryClientProvider client={client}>
        <SiteProvider site={site}>{children}</SiteProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
