import { useEffect } from 'react';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import type { Refresh } from './use-store-refresh';

/** A message was sent in a conversation that the list does not have: the list is asked for. */
export function useUnlisted(refresh: Refresh): void {
  const { outbox } = useChatTab();
  useEffect(
    () =>
      outbox.onSent((_answer, listed) => {
        if (!listed) void refresh.chats();
      }),
    [outbox, refresh],
  );
}
