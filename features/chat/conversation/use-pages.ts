import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationQuery, loadMessages } from '@/lib/queries/conversation';
import { messagePageSize } from '@/lib/site/constants';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import type { MessageWindow } from '@/lib/stores/chat-store-window';

export type Direction = 'older' | 'newer' | 'newest';

/** Loads the messages beyond an end of the window, on demand. */
export function usePages(id: number | null, window: MessageWindow) {
  const { store } = useChatTab();
  const client = useQueryClient();
  const [busy, setBusy] = useState<Direction | null>(null);
  const [failed, setFailed] = useState<Direction | null>(null);
  const first = window.messages[0]?.id;

  const load = async (direction: Direction) => {
    if (id === null || (busy && direction !== 'newest')) return;
    setBusy(direction);
    setFailed(null);
    const state = store.getState();
    try {
      if (direction === 'older') {
        if (first !== undefined) state.receiveOlder(id, first, await loadMessages({ conversation: id, before: first }));
      } else if (direction === 'newest') state.receiveConversation(await client.fetchQuery(conversationQuery({ conversation: id })));
      else {
        const answer = await loadMessages({ conversation: id, after: window.wholeTo });
        state.receiveNewer(id, window.wholeTo, answer, answer.messages.length >= messagePageSize);
      }
    } catch {
      setFailed(direction);
    }
    setBusy(null);
  };
  return { load, busy, failed };
}
