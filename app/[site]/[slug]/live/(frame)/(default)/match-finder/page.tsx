import '@/styles/match-finder.scss';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { answersCookie, waitingAnswers } from '@/app/forms/match-finder-form';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { ForgetAnswers } from '@/features/match-finder/forget-answers';
import { MatchFinderScreen } from '@/features/match-finder/match-finder-screen';
import { MatchResults } from '@/features/match-finder/match-results';
import { MemberCard } from '@/features/members/member-card';
import { findMatches } from '@/lib/contract/match-finder';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import { memberId } from '@/lib/site/members/member-id';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('match_finder');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { site, user, call } = await liveRequest(params);
    const [{ result }, jar, flash] = await Promise.all([searchParams, cookies(), readFlash('match-finder')]);
    const member = memberId(user);
    const answers = result ? waitingAnswers(jar.get(answersCookie)?.value, member) : [];
    if (answers.length === 0) return <MatchFinderScreen missing={flash !== null} member={member ?? undefined} />;
    const matches = user || site.loggedOutSearch ? (await call(findMatches, { body: { answers } })).matches : null;
    return (
      <>
        <ForgetAnswers member={member ?? undefined} />
        <IslandMessages keys={['members.like', 'ui.photo', 'fictional']}>
          <MatchResults
            site={site}
            answers={answers}
            matches={matches}
            card={(person) => <MemberCard person={person} site={site} visitor={!user} back={pathTo('match-finder')} />}
          />
        </IslandMessages>
      </>
    );
  });
}
