import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { autoLikeQuery } from '@/lib/queries/likes';
import { useUser } from '@/lib/queries/user';
import { likesReloadDelay } from '@/lib/site/browser-timers';
import { firstRefetchDelay } from '@/lib/site/constants';
import type { MatchQueue } from '@/lib/stores/match-queue';
import { useRefreshLikes } from './use-refresh-likes';

/**
 * Whoever waits without a profile is the site's own like: auto-like.php says who it is, and half a second later the likes are
 * loaded anew. One waits where the server has somebody to introduce. What was opened before is introduced to nobody. (T20, B06)
 */
export function useIntroduction(queue: MatchQueue): void {
  const client = useQueryClient();
  const refresh = useRefreshLikes();
  const due = useUser()?.auto_like ?? false;
  const isNameless = useStore(queue, ({ waiting }) => waiting.some(({ profile }) => !profile));

  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => queue.getState().add({ kind: 'like', profile: null }), firstRefetchDelay);
    return () => clearTimeout(timer);
  }, [due, queue]);

  useEffect(() => {
    if (!isNameless) return;
    const { introduce } = queue.getState();
    client.fetchQuery({ ...autoLikeQuery, staleTime: 0 }).then(
      (profile) => {
        introduce(profile && profile.like_new !== false ? { ...profile, auto: true } : null);
        if (profile) setTimeout(() => void refresh(), likesReloadDelay);
      },
      () => introduce(null),
    );
  }, [isNameless, queue, client, refresh]);
}
