'use client';

import { useTranslations } from 'next-intl';
import { BadgeCount } from '@/components/ui/badge-count';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';
import { matchesAmong, type LikeType } from '@/lib/stores/likes-lists';
import { newAmong, type LikesState } from '@/lib/stores/likes-store';
import { useLikesStore } from '@/lib/stores/likes-store-provider';

type LikesTabsProps = { type: LikeType; /** What is new, as the page knows it. */ fresh: { likes: number; matches: number } };

const hrefs: Record<LikeType, string> = { received: pathTo('likes'), given: pathTo('likes-type', { type: 'given' }), matches: pathTo('likes-type', { type: 'matches' }) };
const newLikes = ({ likedBy }: LikesState) => (likedBy ? newAmong(likedBy) : null);
const newMatches = ({ likedBy, profiles }: LikesState) =>
  likedBy && profiles ? newAmong(matchesAmong({ liked_by: [...likedBy], profiles: [...profiles] })) : null;

/** The three lists as links, with what is new in each: pink for likes, violet for matches. */
export function LikesTabs({ type, fresh }: LikesTabsProps) {
  const t = useTranslations('likes.tabs');
  const likes = useLikesStore(newLikes) ?? fresh.likes;
  const matches = useLikesStore(newMatches) ?? fresh.matches;
  const tab = (name: LikeType, count?: number) => (
    <PageLink href={hrefs[name]} aria-current={name === type ? 'page' : undefined} scroll={false}>
      {t(name)}
      {name === 'matches' ? <BadgeCount value={count ?? 0} tone="unread" words={t('new_matches', { count: count ?? 0 })} /> : null}
      {name === 'received' ? <BadgeCount value={count ?? 0} words={t('new_likes', { count: count ?? 0 })} /> : null}
    </PageLink>
  );
  return (
    <nav className="tabs" aria-label={t('label')}>
      {tab('received', likes)}
      {tab('given')}
      {tab('matches', matches)}
    </nav>
  );
}
