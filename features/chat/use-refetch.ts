import { useEffect, type RefObject } from 'react';
import type { LiveEvents } from '@/lib/api/live-events';
import { firstRefetchDelay, refetchInterval, refetchIntervalWithPush } from '@/lib/site/constants';
import { unreadTotal } from '@/lib/stores/chat-store';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { notePush } from '@/lib/stores/push-note';
import { keepPushed, readPushFacts } from '@/lib/stores/push-store';
import type { PushNotice } from '@/lib/site/push-notice';
import type { Refresh } from './use-refresh';

/**
 * Asks for the member 5 s after the page stands and every 60 s after it, 300 s when push is subscribed, and not before the
 * server wants to be asked again; for chats and likes with it where no stream brings them. A message pushed to the service worker asks for chats and likes at once. (C17, T19)
 */
export function useRefetch(refresh: Refresh, stream: RefObject<LiveEvents | null>): void {
  const { store } = useChatTab();

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
    const workAfter = (pause: number) => {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(() => void work(), pause);
    };
    const work = async () => {
      const listening = stream.current?.state() === 'open';
      const asked: Promise<number | void>[] = [
        refresh.user().then((pause) => {
          if (listening) doubt();
          return pause;
        }),
      ];
      if (!listening) asked.push(refresh.chats(), refresh.likes(), refresh.conversation());
      const { subscribed } = await readPushFacts();
      notePush(subscribed !== false);
      const pause = subscribed ? refetchIntervalWithPush : refetchInterval;
      workAfter(pause);
      const told = Math.max(...(await Promise.all(asked)).map((each) => each ?? 0));
      if (told > pause) workAfter(told);
    };
    workAfter(firstRefetchDelay);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [refresh, stream, store]);

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
