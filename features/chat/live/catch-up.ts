import { loadMessages } from '@/lib/queries/conversation';
import { messagePageSize } from '@/lib/site/constants';
import type { ChatStore } from '@/lib/stores/chat-store';
import { askedNow, type Conversation } from '@/lib/stores/chat-store-changes';
import { isBehind } from '@/lib/stores/chat-store-window';

/** How a conversation is asked for: its newest messages, and those after one. */
type Load = { newest: () => Promise<Conversation>; after: (id: number) => Promise<Conversation> };

/** Fetches what came into a conversation while nobody listened. Where it cannot, what is missing is left behind a button until it can. */
export async function catchUpWith(store: ChatStore, load: Load, conversation: number): Promise<void> {
  const { windows, receiveConversation, receiveNewer, receiveGap } = store.getState();
  const asked = askedNow(store.getState(), conversation);
  const window = windows[conversation];
  if (window && !isBehind(window)) return;
  try {
    if (window && window.wholeTo > 0) {
      const missed = await load.after(window.wholeTo);
      if (missed.messages.length < messagePageSize) return receiveNewer(conversation, window.wholeTo, missed, false, asked);
    }
    receiveConversation(await load.newest(), asked);
  } catch {
    receiveGap(conversation);
  }
}

/** `catchUpWith` over the browser's calls: always asked anew, since an answer that is on its way already may be older than what was missed. */
export function catchUp(store: ChatStore, conversation: number): Promise<void> {
  return catchUpWith(store, { newest: () => loadMessages({ conversation }), after: (id) => loadMessages({ conversation, after: id }) }, conversation);
}
