import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { showToast } from '@/components/ui/toasts';
import type { Liker } from '@/lib/contract/likes';
import { keepLiked, onMatchMade } from '@/lib/queries/liked';
import { pathTo } from '@/lib/site/addresses/routes';
import { latestNews, likesNews } from '@/lib/stores/likes-news';
import { newAmong } from '@/lib/stores/likes-store';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import type { MatchQueue } from '@/lib/stores/match-queue';
import { useRefreshLikes } from './use-refresh-likes';

/** Feeds the queue: a new match waits for its modal, a new like is a toast; and keeps hearts and numbers of this tab as the server has them. (S19, T05) */
export function useLikesNews(queue: MatchQueue): void {
  const client = useQueryClient();
  const likes = useLikesTab();
  const site = useSite();
  const t = useTranslations('likes.meeting');
  const refresh = useRefreshLikes();

  const tellLike = useEffectEvent((profile: Liker) => {
    const { name, src, fictional } = avatarLook(profile, site);
    if (name.startsWith('#') || document.visibilityState !== 'visible' || !queue.getState().tell(`toast ${profile.id}`)) return;
    showToast({ title: t('like_title', { name }), text: t('view'), href: pathTo('members-id', { id: profile.id }), person: { name, src, fictional } });
  });

  useEffect(() => {
    let doubted = '';
    // What came between the page and the stream was heard by nobody: the next count tells how much it was.
    let missed = 0;
    return likes.subscribe((state, before) => {
      const isFirst = state.likedBy !== null && before.likedBy === null;
      for (const { kind, profile } of [...likesNews(before, state), ...(isFirst ? latestNews(state, missed) : [])]) {
        // A server that knows no more of a match than its id leaves nothing to show of it.
        if (kind === 'like') tellLike(profile);
        else queue.getState().add({ kind, profile: !profile.name.startsWith('#') || profile.main_image ? profile : null });
      }
      if (state.profiles && state.profiles !== before.profiles) keepLiked(client, state.profiles, before.profiles);
      // A profile was opened that may have been new, or the server counts otherwise than this tab.
      const isOpened = state.seen !== before.seen && !state.likedBy && state.countedNew > 0;
      const counts = state.likedBy ? `${state.countedNew} ${newAmong(state.likedBy)}` : '';
      const isDoubtful = state.countedNew !== before.countedNew && state.likedBy && state.countedNew !== newAmong(state.likedBy) && counts !== doubted;
      if (isDoubtful) doubted = counts;
      const isMissed = !state.likedBy && state.countedNew > before.countedNew;
      if (isMissed) missed += state.countedNew - before.countedNew;
      if (isOpened || isDoubtful || isMissed) void refresh();
    });
  }, [likes, queue, client, refresh]);

  useEffect(
    () =>
      onMatchMade(client, (profile) => {
        likes.setState({ news: { profile, match: true } });
        void refresh();
      }),
    [client, likes, refresh],
  );
}
