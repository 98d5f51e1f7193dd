// Taking an own message back while nobody has read it. Specification, section 2 (chat).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import { useChatTab } from '../stores/chat-store-provider';
import { userQuery } from './user';

type Target = { conversation: number; message: number };

/** Takes a message back: on the server first, as it alone knows whether it was read; then here. Gives how many credits came back. Throws ApiError. */
export function useUnsend() {
  const { store } = useChatTab();
  const client = useQueryClient();
  return useMutation({
    // Without a network it fails like any call: nobody expects a message to go long after they asked for it.
    networkMode: 'always',
    mutationFn: async ({ conversation, message }: Target) => {
      const { credits, given_back } = await callApi('unsendMessage', { body: { message } });
      const chat = store.getState().chats?.find((each) => each.conversation.id === conversation);
      store.getState().applyEvent({ type: 'unsent', conversation, message, unread: chat?.num_unread_messages ?? 0 });
      if (credits !== undefined) client.setQueryData(userQuery.queryKey, (user) => user && { ...user, credits });
      return given_back ?? 0;
    },
  });
}
