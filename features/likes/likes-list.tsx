'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useScrollRestoration } from '@/components/ui/use-scroll-restoration';
import { LinkButton } from '@/components/ui/link-button';
import type { Liker } from '@/lib/contract/likes';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { likesOf, type LikeType } from '@/lib/stores/likes-lists';
import { useLikesStore } from '@/lib/stores/likes-store-provider';
import { LikerCard } from './liker-card';

type LikesListProps = { site: SiteInfo; type: LikeType; likers: Liker[]; total: number; shown: number; more: number; empty: ReactNode };

const aboveTheFold = 4;

/** The list as it stands now: as the page brought it, until the tab has loaded the likes itself. Who was opened here is not new. */
function useLikers({ type, likers, total }: LikesListProps): { list: readonly Liker[]; total: number } {
  const likedBy = useLikesStore((state) => state.likedBy);
  const profiles = useLikesStore((state) => state.profiles);
  const seen = useLikesStore((state) => state.seen);
  if (likedBy && profiles) {
    const list = likesOf(type, { liked_by: [...likedBy], profiles: [...profiles] });
    return { list, total: list.length };
  }
  return { list: likers.map((liker) => (liker.like_new && seen.includes(liker.id) ? { ...liker, like_new: false } : liker)), total };
}

/** A heart that was taken back leaves its card where it is, so that it can be given again: it goes with the next visit. */
function withThoseBefore(list: readonly Liker[], first: readonly Liker[]): Liker[] {
  const there = new Set(list.map(({ id }) => id));
  return first.reduce((all, liker, index) => (there.has(liker.id) ? all : all.toSpliced(index, 0, liker)), [...list]);
}

export function LikesList(props: LikesListProps) {
  const { site, type, likers, shown, more, empty } = props;
  const t = useTranslations('likes.list');
  const { list, total } = useLikers(props);
  const [atFirst] = useState(likers);
  // Whom a page that was drawn since does not have is gone: blocked, or no longer there.
  const first = atFirst.filter(({ id }) => likers.some((liker) => liker.id === id));
  useScrollRestoration();

  const cards = (type === 'received' ? list : withThoseBefore(list, first)).slice(0, Math.max(shown, likers.length));
  const back = type === 'received' ? pathTo('likes') : pathTo('likes-type', { type });
  if (cards.length === 0) return empty;
  return (
    <>
      <ul className="person-grid person-grid-5" aria-label={t(type)}>
        {cards.map((liker, index) => (
          <li key={liker.id}>
            <LikerCard liker={liker} type={type} site={site} back={back} priority={index < aboveTheFold} />
          </li>
        ))}
      </ul>
      {total > shown ? (
        <p className="centered">
          <LinkButton variant="soft" href={`${back}?show=${more}`} scroll={false} replace>
            {t('more')}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}
