import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import type { LiveEvents } from '@/lib/api/live-events';
import { userQuery } from '@/lib/queries/user';
import { firstRefetchDelay, refetchInterval, refetchIntervalWithPush } from '@/lib/site/constants';
import { unreadTotal } from '@/lib/stores/chat-store';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { newLikesTotal } from '@/lib/stores/likes-store';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import { notePush } from '@/lib/stores/push-note';
import { keepPushed, readPushFacts } from '@/lib/stores/push-store';
import type { PushNotice } from '@/lib/site/push-notice';
import type { Refresh } from './use-store-refresh';

const longestOf = (pauses: (number | void)[]): number => Math.max(0, ...pauses.map((pause) => pause ?? 0));

/**
 * Asks for the member 5 s after the page stands and every 60 s after it, 300 s when push is subscribed, and not before the
 * server wants to be asked again; for chats and likes with it where no stream brings them, and where nobody looks only for those of which the server has another number, or none. A message pushed to the service worker asks for chats and likes at once;
 * so does a page of a server that does not count them with the member. (C17, T05, T19)
 */
export function useRefetch(refresh: Refresh, stream: RefObject<LiveEvents | null>): void {
  const { store } = useChatTab();
  const likes = useLikesTab();
  const client = useQueryClient();

  useEffect(() => {
    let doubted = '';
    /** A line can die without a word. Where the server counts otherwise than this tab, the stream is opened anew, which catches up. */
    const doubt = () => {
      const state = store.getState();
      const here = unreadTotal(state);
      // One doubt is enough for a difference that stays; the next one is another.
      const counts = state.countedUnread === null || state.countedUnread === here ? '' : `${state.countedUnread} ${here}`;
      if (counts === doubted) return;
      doubted = counts;
      if (!counts) return;
      stream.current?.renew();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    /** Until then the server has asked to be left alone. */
    let until = 0;
    /** Something was not asked for, as nobody looked. */
    let behind = false;
    const workAfter = (pause: number) => {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(() => void work(), Math.max(pause, until - Date.now()));
    };
    const numbers = () => {
      const user = client.getQueryData(userQuery.queryKey);
      const asked = [];
      if (user?.unread_messages !== unreadTotal(store.getState())) asked.push(refresh.chats());
      if (user?.new_likes !== newLikesTotal(likes.getState())) asked.push(refresh.likes());
      return Promise.all(asked);
    };
    const work = async () => {
      const listening = stream.current?.state() === 'open';
      behind = !listening && document.visibilityState === 'hidden';
      const user = refresh.user();
      const asked: Promise<number | void>[] = [user];
      if (listening) void user.then(doubt);
      else if (!behind) asked.push(refresh.chats(), refresh.likes(), refresh.conversation());
      else asked.push(user.then(async (pause) => (pause ? undefined : longestOf(await numbers()))));
      const { subscribed } = await readPushFacts();
      notePush();
      const pause = subscribed ? refetchIntervalWithPush : refetchInterval;
      workAfter(pause);
      until = Date.now() + longestOf(await Promise.all(asked));
      if (until > Date.now() + pause) workAfter(pause);
    };
    const seen = () => {
      // A stream that stands again asks for what was missed.
      if (behind && document.visibilityState === 'visible') workAfter(stream.current?.state() === 'not_offered' ? 0 : firstRefetchDelay);
    };
    document.addEventListener('visibilitychange', seen);
    workAfter(firstRefetchDelay);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [refresh, stream, store, likes, client]);

  useEffect(() => {
    const user = client.getQueryData(userQuery.queryKey);
    if (user?.unread_messages === undefined && !store.getState().chats) void refresh.chats();
    if (user?.new_likes === undefined && !likes.getState().likedBy) void refresh.likes();
  }, [refresh, store, likes, client]);

  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const pushed = ({ data }: MessageEvent<{ type?: unknown; message?: PushNotice } | null>) => {
      if (data?.type !== 'push') return;
      keepPushed(data.message);
      // What the stream does not bring is asked for: no notification tells of a conversation that is looked at.
      void Promise.all([refresh.chats(), refresh.likes(), stream.current?.state() === 'open' ? null : refresh.conversation()]);
    };
    worker?.addEventListener('message', pushed);
    return () => worker?.removeEventListener('message', pushed);
  }, [refresh, stream]);
}
