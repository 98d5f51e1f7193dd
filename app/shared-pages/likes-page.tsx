import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LikesScreen } from '@/features/likes/likes-screen';
import { listLikes } from '@/lib/contract/likes';
import { claimSourceOf } from '@/lib/site/money/claim-source';
import { likesOf, matchesAmong, type LikeType } from '@/lib/stores/likes-lists';
import { newAmong } from '@/lib/stores/likes-store';
import { renderPage } from '../page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '../page-request/site-request';

/** So many at first, and again with each press on the button below them. */
const step = 48;

type LikesParams = { params: SiteParams; searchParams: Promise<{ show?: string | string[] }> };

/** How many of a list to show: whole steps, whatever the address asks for. */
function shownIn(show: string | string[] | undefined): number {
  const asked = Number(show);
  return Number.isInteger(asked) && asked > step ? Math.ceil(asked / step) * step : step;
}

export async function likesMetadata(params: SiteParams): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('likes');
  return { title: t('title'), robots: { index: false } };
}

/** The list of likes of one kind. (R02, S05) */
export function likesPage(type: LikeType, { params, searchParams }: LikesParams): Promise<ReactNode> {
  return renderPage(async () => {
    const [{ call, site, settings, user }, { show }] = [await memberRequest(params), await searchParams];
    const answer = await call(listLikes, {});
    const list = likesOf(type, answer);
    const shown = shownIn(show);
    const people = answer.liked_by.filter(({ auto, fictional }) => !auto && !fictional);
    return (
      <LikesScreen
        site={site}
        type={type}
        likers={list.slice(0, shown)}
        total={list.length}
        shown={shown}
        more={shown + step}
        fresh={{ likes: newAmong(answer.liked_by), matches: newAmong(matchesAmong(answer)) }}
        offer={user.paid_user ? 0 : people.length}
        claimSource={claimSourceOf(settings, site.locale)}
      />
    );
  });
}
