import { useEffect, type RefObject } from 'react';
import type { LiveEvents } from '@/lib/api/live-events';
import { firstRefetchDelay, refetchInterval, refetchIntervalWithPush } from '@/lib/site/constants';
import { unreadTotal } from '@/lib/stores/chat-store';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { notePush } from '@/lib/stores/push-note';
import { pushSubscribed } from './push-subscribed';
import type { Refresh } from './use-refresh';

/**
 * Asks for the member 5 s after the page stands and every 60 s after it, 300 s when push is subscribed; for chats and likes
 * with it where no stream brings them. A message pushed to the service worker asks for chats and likes at once. (C17, T19)
 */
export function useRefetch(refresh: Refresh, stream: RefObject<LiveEvents | null>): void {
  const { store } = useChatTab();

  useEffect(() => {
    let doubted = '';
    /** A line can die without a word. Where the server counts otherwise than this tab, the stream is opened anew, which catches up. */
    const doubt = () => {
      const state = store.getState();
      const counts = `${state.countedUnread} ${unreadTotal(state)}`;
      if (state.countedUnread === null || state.countedUnread === unreadTotal(state) || counts === doubted) return;
      doubted = counts;
      stream.current?.pause();
      stream.current?.resume();
    };
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const work = async () => {
      const listening = stream.current?.state() === 'open';
      const asked = [refresh.user().then(() => (listening ? doubt() : undefined))];
      if (!listening) asked.push(refresh.chats(), refresh.likes(), refresh.conversation());
      const subscribed = await pushSubscribed();
      notePush(subscribed);
      const pause = subscribed ? refetchIntervalWithPush : refetchInterval;
      if (!stopped) timer = setTimeout(() => void work(), pause);
      await Promise.all(asked);
    };
    timer = setTimeout(() => void work(), firstRefetchDelay);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [refresh, stream, store]);

  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const pushed = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type === 'push') void Promise.all([refresh.chats(), refresh.likes()]);
    };
    worker?.addEventListener('message', pushed);
    return () => worker?.removeEventListener('message', pushed);
  }, [refresh]);
}
