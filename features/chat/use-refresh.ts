import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
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

/** Where an answer is under way it may be older than what is asked for: it is asked for once more after it. */
async function askAnew(client: QueryClient, queryKey: QueryKey, ask: () => Promise<void>): Promise<void> {
  if (client.isFetching({ queryKey, exact: true })) await ask();
  await ask();
}

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
      chats: () => askAnew(client, chatsQuery.queryKey, () => client.fetchQuery({ ...chatsQuery, ...now }).then(store.getState().receiveChats, nothing)),
      likes: () => askAnew(client, likesQuery.queryKey, () => client.fetchQuery({ ...likesQuery, ...now }).then(likesStore.getState().receiveLikes, nothing)),
      conversation: async () => {
        const { open } = store.getState();
        if (open !== null) await catchUp(store, open);
      },
    };
  }, [client, store, outbox, likesStore]);
}
