import '@/styles/likes.scss';
import type { Metadata } from 'next';
import { cache } from 'react';
import { getTranslations } from 'next-intl/server';
import { missingPage, renderPage, titleOfTrouble } from '@/app/page-request/render-page';
import { liveRequest, memberRequest } from '@/app/page-request/site-request';
import { MatchScreen } from '@/features/likes/match-screen';
import { listLikes } from '@/lib/contract/likes';
import { getProfile } from '@/lib/contract/members';
import { isId } from '@/lib/contract/wire';
import { memberId } from '@/lib/site/members/member-id';
import { matchesAmong } from '@/lib/stores/likes-lists';

type Props = { params: Promise<{ site: string; slug: string; id: string }> };

/** The match with a profile; undefined where there is none, whoever the id belongs to. */
const matchWith = cache(async (site: string, slug: string, id: string) => {
  const { call } = await memberRequest(Promise.resolve({ site, slug }));
  if (!isId(id)) return undefined;
  return matchesAmong(await call(listLikes, {})).find((liker) => liker.id === Number(id));
});

async function matchOf(params: Props['params']) {
  const { site, slug, id } = await params;
  return matchWith(site, slug, id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // The language first.
  await liveRequest(params);
  const t = await getTranslations('likes.match');
  const title = await matchOf(params).then((match) => (match ? t('page_title', { name: match.name }) : titleOfTrouble(null)), titleOfTrouble);
  return { title, robots: { index: false } };
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, user, call } = await memberRequest(params);
    const match = await matchOf(params);
    if (!match) return missingPage();
    // Whoever sees the match has opened the profile, as far as what is new goes; where that cannot be said, it stays new.
    if (match.like_new) await call(getProfile, { query: { id: match.id } }).catch(() => null);
    return <MatchScreen site={site} match={match} me={user.profile} writer={memberId(user) ?? undefined} credits={user.credits} />;
  });
}
