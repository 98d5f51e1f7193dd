import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '@/lib/queries/user';
import { useChatTab } from '@/lib/stores/chat-store-provider';

/** What a sent message left of the credits is known at once. (P02) */
export function useCredits(): void {
  const client = useQueryClient();
  const { outbox } = useChatTab();
  useEffect(
    () =>
      outbox.onSent(({ credits: left }) => {
        if (left !== undefined) client.setQueryData(userQuery.queryKey, (user) => user && { ...user, credits: left });
      }),
    [client, outbox],
  );
}
