// The chat list as a call answers it, and what changes it. Specification, section 7. (C14, C15)
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../api/browser';

export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: async ({ signal }) => (await callApi('listChats', {}, signal)).chats,
});

/** Removes a conversation on the server; what the screen shows meanwhile is the chat store's. Throws ApiError. (C15) */
export function useRemoveChat() {
  return useMutation({ mutationFn: (conversation: number) => callApi('removeChat', { body: { conversation } }), networkMode: 'always' });
}
