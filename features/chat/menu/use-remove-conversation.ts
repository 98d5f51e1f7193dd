import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { ApiError } from '@/lib/api/api-error';
import { chatsQuery, useRemoveChat } from '@/lib/queries/chats';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { refreshPages } from './refresh-pages';

/** Removes a conversation: here first, then on the server; where that fails, an alert says so and the list is loaded again. (T07, X07) */
export function useRemoveConversation(): (conversation: number) => Promise<void> {
  const { store } = useChatTab();
  const client = useQueryClient();
  const router = useRouter();
  const { mutateAsync } = useRemoveChat();
  const t = useTranslations('err');
  return async (conversation) => {
    const { removeLocally, settleRemoval, receiveChats } = store.getState();
    removeLocally(conversation);
    try {
      await mutateAsync(conversation);
      settleRemoval(conversation, true);
      refreshPages(router, store);
    } catch (error) {
      settleRemoval(conversation, false);
      if (error instanceof ApiError && error.authenticationRequired) return;
      window.alert(t('chat_delete'));
      await client.fetchQuery({ ...chatsQuery, staleTime: 0 }).then(receiveChats, () => undefined);
    }
  };
}
