import type { QueryClient } from '@tanstack/react-query';
import { conversationQuery, loadMessages } from '@/lib/queries/conversation';
import { messagePageSize } from '@/lib/site/constants';
import type { ChatStore } from '@/lib/stores/chat-store';
import { askedNow } from '@/lib/stores/chat-store-changes';

/** Fetches what came into a conversation while nobody listened. Where it cannot, what is missing is left behind a button. */
export async function catchUp(store: ChatStore, client: QueryClient, conversation: number): Promise<void> {
  const { windows, receiveConversation, receiveNewer, receiveGap } = store.getState();
  const asked = askedNow(store.getState(), conversation);
  const window = windows[conversation];
  if (!window || window.hasNewer || window.live) return;
  try {
    if (window.wholeTo > 0) {
      const missed = await loadMessages({ conversation, after: window.wholeTo });
      if (missed.messages.length < messagePageSize) return receiveNewer(conversation, window.wholeTo, missed, false, asked);
    }
    receiveConversation(await client.fetchQuery(conversationQuery({ conversation })), asked);
  } catch {
    receiveGap(conversation);
  }
}
