import { useEffect, useRef } from 'react';
import { useMarkRead } from '@/lib/queries/conversation';
import { useChatStore } from '@/lib/stores/chat-store-provider';
import type { MessageWindow } from '@/lib/stores/chat-store-window';
import { useOpenConversation } from './use-open-conversation';

/** While a conversation is on a visible screen it counts as read: here at once, and on the server up to its newest message. (T06) */
export function useReading(id: number | null, window: MessageWindow): void {
  const { mutate } = useMarkRead();
  const marked = useRef(0);
  const open = useChatStore((state) => id !== null && state.open === id && state.looking);
  const newest = window.hasNewer ? 0 : (window.messages.findLast((message) => !message.mine)?.id ?? 0);

  useOpenConversation(id);

  useEffect(() => {
    if (!open || id === null || newest <= marked.current) return;
    marked.current = newest;
    mutate({ conversation: id, read: newest });
  }, [open, id, newest, mutate]);
}
