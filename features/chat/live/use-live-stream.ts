import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { sessionEnded } from '@/lib/api/browser';
import { openBrowserEvents } from '@/lib/api/leader-tab';
import type { LiveEvents } from '@/lib/api/live-events';
import type { LiveEvent } from '@/lib/contract/events';
import { userQuery } from '@/lib/queries/user';
import { memberId } from '@/lib/site/members/member-id';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import { useMessageNews, type MessageEvent } from './use-message-news';
import type { Refresh } from './use-store-refresh';

/** A tab that nobody has seen for this long lets its stream go: a browser has only six connections to a site. Milliseconds. */
const unseenFor = 60_000;

/** Keeps a stream of live events open while the tab is looked at, one for all tabs of the browser, and feeds what it brings to where it belongs. */
export function useLiveStream(refresh: Refresh): RefObject<LiveEvents | null> {
  const { store } = useChatTab();
  const likes = useLikesTab();
  const client = useQueryClient();
  const stream = useRef<LiveEvents | null>(null);
  const news = useMessageNews();
  const tellMessage = useEffectEvent((event: MessageEvent) => news(event));

  useEffect(() => {
    const apply = (event: LiveEvent) => {
      switch (event.type) {
        case 'credits':
          // The first purchase, here or in another tab, makes a member premium.
          if (!client.getQueryData(userQuery.queryKey)?.paid_user) void refresh.user();
          client.setQueryData(userQuery.queryKey, (user) => user && { ...user, credits: event.credits });
          return;
        case 'likes':
          if (event.from) likes.setState({ news: { profile: event.from, match: event.match ?? false } });
          return void refresh.likes();
        case 'chats':
          return void refresh.chats();
        case 'logout':
          return sessionEnded();
        default:
          // Who wrote first stands in the list only once that was asked for again.
          void (store.getState().applyEvent(event) ? Promise.resolve() : refresh.chats()).then(() => event.type === 'message' && tellMessage(event));
      }
    };
    /** The page was rendered a moment before the stream stood; after a break it is more than a moment. The open conversation looks after itself. */
    const caughtUp = (again: boolean) => {
      store.getState().setListening(true);
      const user = client.getQueryData(userQuery.queryKey);
      if (again) void refresh.user();
      if (again || user?.new_likes === undefined) void refresh.likes();
      if (again || store.getState().chats || user?.unread_messages === undefined) void refresh.chats();
    };
    const member = client.getQueryData(userQuery.queryKey);
    const live = openBrowserEvents(
      { onEvent: apply, onOpen: caughtUp, onLost: () => store.getState().setListening(false) },
      memberId(member),
    );
    stream.current = live;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') live.resume();
      else timer = setTimeout(live.pause, unseenFor);
    };
    const hidden = () => live.pause();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    window.addEventListener('pagehide', hidden);
    window.addEventListener('pageshow', seen);
    // Opened in a tab in the back: where nobody looks, nobody may be thought to.
    if (document.visibilityState === 'hidden') seen();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
      window.removeEventListener('pagehide', hidden);
      window.removeEventListener('pageshow', seen);
      live.close();
      stream.current = null;
    };
  }, [client, store, likes, refresh]);

  return stream;
}
