import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionEnded } from '@/lib/api/browser';
import { chatsQuery } from '@/lib/queries/chats';
import { likesQuery } from '@/lib/queries/likes';
import { userQuery } from '@/lib/queries/user';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import { catchUp } from './catch-up';

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
        const { open } = store.getState();
        if (open !== null) await catchUp(store, client, open);
      },
    };
  }, [client, store, outbox, likesStore]);
}
