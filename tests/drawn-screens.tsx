// For tests: search, a profile and likes as a server draws them for one request, in what all pages of a member stand in.
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { SiteProvider } from '@/components/layout/site-context';
import { LikesScreen } from '@/features/likes/likes-screen';
import { ProfileScreen } from '@/features/members/profile-screen';
import { SearchScreen } from '@/features/members/search-screen';
import type { Liker } from '@/lib/contract/likes';
import { createQueryClient } from '@/lib/queries/client';
import { ChatStoreProvider } from '@/lib/stores/chat-store-provider';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import nl from '@/locales/nl.json';
import { testAnswer, testProfile, testRegions, testSite, testUser, wirePerson } from './member-page';

const people = Array.from({ length: 12 }, (_, at) => wirePerson(at + 1));
const likers = testAnswer(people).members as Liker[];

const screens = {
  search: () => <SearchScreen site={testSite} search={{ gender: 'woman' }} answer={testAnswer(people)} regions={testRegions} user={testUser} />,
  'a profile': () => <ProfileScreen site={testSite} profile={testProfile()} user={testUser} />,
  likes: () => <LikesScreen site={testSite} type="received" likers={likers} total={12} shown={48} more={96} fresh={{ likes: 1, matches: 0 }} offer={0} />,
} satisfies Record<string, () => ReactElement>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];

/** A screen's HTML, drawn anew. */
export async function drawScreen(name: ScreenName): Promise<string> {
  const page = (
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Amsterdam">
      <QueryClientProvider client={createQueryClient()}>
        <SiteProvider site={testSite}>
          <ChatStoreProvider user={testUser}>
            <LikesStoreProvider user={testUser}>{screens[name]()}</LikesStoreProvider>
          </ChatStoreProvider>
        </SiteProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}
