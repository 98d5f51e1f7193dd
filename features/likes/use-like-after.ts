import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { Liker } from '@/lib/contract/likes';
import { matchRoute } from '@/lib/site/addresses/routes';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import type { MatchQueue } from '@/lib/stores/match-queue';
import { useRefreshLikes } from './use-refresh-likes';

const longest = 3_600;

/** The query parameter t as seconds; null where it is no number of seconds that anybody would wait. */
export function secondsIn(t: string | null): number | null {
  if (t === null || !/^\d{1,4}$/.test(t)) return null;
  return Number(t) <= longest ? Number(t) : null;
}

/** Takes t out of the address, without going anywhere. */
function dropParameter(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('t');
  // Of the entry's own notes Next writes its part anew; what others keep there stays.
  const { __NA: _inner, _N: _older, ...notes } = (window.history.state ?? {}) as Record<string, unknown>;
  window.history.replaceState(notes, '', `${pathname}${query.size ? `?${query}` : ''}${hash}`);
}

/** Of those who like the member and are not liked back yet: whose profile is open, else who is new. */
function whoLikes(likedBy: readonly Liker[], path: string): Liker | null {
  const route = matchRoute(path);
  const here = route?.name === 'members-id' ? Number(route.params.id) : 0;
  const open = likedBy.filter(({ match, auto }) => !match && !auto);
  return open.find(({ id }) => id === here) ?? open.find(({ like_new }) => like_new) ?? null;
}

/** `?t=5` shows a like after five seconds, and is taken out of the address. Where nobody new likes the member, the site may introduce somebody. (S20) */
export function useLikeAfter(queue: MatchQueue): void {
  const seconds = secondsIn(useSearchParams().get('t'));
  const path = usePathname();
  const likes = useLikesTab();
  const refresh = useRefreshLikes();

  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setTimeout(() => {
      dropParameter();
      void refresh().then(() => queue.getState().add({ kind: 'like', profile: whoLikes(likes.getState().likedBy ?? [], path) }));
    }, seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds, path, likes, queue, refresh]);
}
