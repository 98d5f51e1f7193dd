import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { sessionEnded } from '@/lib/api/browser';
import { chatsQuery } from '@/lib/queries/chats';
import { likesQuery } from '@/lib/queries/likes';
import { userQuery } from '@/lib/queries/user';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import { catchUp } from './catch-up';

/** For how long the server wants to be left alone, in milliseconds. */
type Pause = number | void;

/** Asks anew for what the stores live on. A failure changes nothing: the next time makes it good. */
export type Refresh = {
  user: () => Promise<Pause>;
  chats: () => Promise<Pause>;
  likes: () => Promise<Pause>;
  /** What came into the open conversation while nobody listened. */
  conversation: () => Promise<void>;
};

const now = { staleTime: 0 };
const pauseOf = (error: unknown): Pause => (error instanceof ApiError ? error.retryAfter : undefined);

/** Where an answer is under way it may be older than what is asked for: it is asked for once more after it. */
async function askAnew(client: QueryClient, queryKey: QueryKey, ask: () => Promise<Pause>): Promise<Pause> {
  if (client.isFetching({ queryKey, exact: true })) await ask();
  return ask();
}

export function useStoreRefresh(): Refresh {
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
        }, pauseOf),
      chats: () => askAnew(client, chatsQuery.queryKey, () => client.fetchQuery({ ...chatsQuery, ...now }).then(store.getState().receiveChats, pauseOf)),
      likes: () => askAnew(client, likesQuery.queryKey, () => client.fetchQuery({ ...likesQuery, ...now }).then(likesStore.getState().receiveLikes, pauseOf)),
      conversation: async () => {
        const { open } = store.getState();
        if (open !== null) await catchUp(store, open);
      },
    };
  }, [client, store, outbox, likesStore]);
}
