import '@/styles/signup.scss';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { MemberCard } from '@/features/members/member-card';
import { MatchesScreen } from '@/features/signup/matches-screen';
import { listMembers } from '@/lib/contract/members';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { askedOf, memberSearchHref } from '@/lib/queries/member-search';
import { searchAfterSignup } from '@/lib/queries/search-after-signup';
import { pathTo } from '@/lib/site/addresses/routes';
import { readSignupStart } from '@/lib/site/cookies/signup-start';

type Props = { params: SiteParams };

const shown = 8;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('signup.matches');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, user, call } = await memberRequest(params);
    const search = searchAfterSignup(user, site.countries, readSignupStart(await cookies())?.wishes ?? []);
    const { members, similar } = await call(listMembers, { query: askedOf(search) });
    const people = [...members, ...similar].slice(0, shown);
    return (
      <IslandMessages keys={['members.like', 'ui.photo', 'fictional']}>
        <MatchesScreen
          searchHref={memberSearchHref(search)}
          cards={people.map((person, index) => (
            <li key={person.id}>
              <MemberCard person={person} site={site} visitor={false} back={pathTo('signup-matches')} priority={index < 4} />
            </li>
          ))}
        />
      </IslandMessages>
    );
  });
}
