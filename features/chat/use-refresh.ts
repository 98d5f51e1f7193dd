import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionEnded } from '@/lib/api/browser';
import { chatsQuery } from '@/lib/queries/chats';
import { conversationQuery, loadMessages } from '@/lib/queries/conversation';
import { likesQuery } from '@/lib/queries/likes';
import { userQuery } from '@/lib/queries/user';
import { messagePageSize } from '@/lib/site/constants';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { useLikesTab } from '@/lib/stores/likes-store-provider';

/** Asks anew for what the stores live on. A failure changes nothing: the next time makes it good. */
export type Refresh = {
  user: () => Promise<void>;
  chats: () => Promise<void>;
  likes: () => Promise<void>;
  /** What came into the open conversation while nobody listened. */
  conversation: () => Promise<void>;
};

const now = { staleTime: 0 };
const nothing = () => undefined;

export function useRefresh(): Refresh {
  const client = useQueryClient();
  const { store, outbox } = useChatTab();
  const likesStore = useLikesTab();
  return useMemo(() => {
    /** From where to ask, by conversation, as long as asking has not succeeded. */
    const from = new Map<number, number>();

    const fill = async (conversation: number, after: number) => {
      const missed = await loadMessages({ conversation, after });
      if (missed.messages.length < messagePageSize) store.getState().receiveNewer(conversation, missed, false);
      else store.getState().receiveConversation(await client.fetchQuery(conversationQuery({ conversation })));
    };

    return {
      user: () =>
        client.fetchQuery({ ...userQuery, ...now }).then((user) => {
          if (!user) return sessionEnded();
          store.getState().receiveUser(user);
          likesStore.getState().receiveUser(user);
          outbox.resume('waiting_for_network');
        }, nothing),
      chats: () => client.fetchQuery({ ...chatsQuery, ...now }).then(store.getState().receiveChats, nothing),
      likes: () => client.fetchQuery({ ...likesQuery, ...now }).then(likesStore.getState().receiveLikes, nothing),
      conversation: async () => {
        const { open, windows } = store.getState();
        const window = open === null ? undefined : windows[open];
        if (open === null || !window || window.hasNewer) return;
        const after = from.get(open) ?? window.messages.at(-1)?.id ?? 0;
        from.set(open, after);
        try {
          if (after === 0) store.getState().receiveConversation(await client.fetchQuery(conversationQuery({ conversation: open })));
          else await fill(open, after);
        } catch {
          store.getState().receiveGap(open, after);
        }
        from.delete(open);
      },
    };
  }, [client, store, outbox, likesStore]);
}
