import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { conversationQuery } from '@/lib/queries/conversation';
import type { Conversation } from '@/lib/stores/chat-store-changes';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import { newestWindow, type MessageWindow } from '@/lib/stores/chat-store-window';
import { pathTo } from '@/lib/site/routes';

/** Answers that this tab has taken up: a page that comes out of the history brings an old one. */
const taken = new WeakSet<Conversation>();

/** The conversation on the screen: its id as soon as it has begun, and the messages held of it. */
export function useConversation(initial: Conversation): { id: number | null; window: MessageWindow } {
  const { store } = useChatTab();
  const client = useQueryClient();
  const router = useRouter();
  const member = initial.conversation.profile.id;
  const given = initial.conversation.id ?? null;
  const begun = useChatStore((state) => state.conversationOf[member] ?? null);
  const id = given ?? begun;
  const held = useChatStore((state) => (id === null ? undefined : state.windows[id]));
  const first = useMemo(() => newestWindow(initial.messages, initial.has_older ?? false), [initial]);

  useEffect(() => {
    const { windows, listening, receiveConversation } = store.getState();
    const whole = !taken.has(initial) || (given !== null && given in windows && listening);
    taken.add(initial);
    receiveConversation(initial);
    if (given !== null && !whole) client.fetchQuery(conversationQuery({ conversation: given })).then(receiveConversation, () => undefined);
  }, [client, store, initial, given]);

  // Begun while the screen stands: by the first message sent, or by one from the other side.
  useEffect(() => {
    if (given !== null || begun === null) return;
    client.fetchQuery(conversationQuery({ conversation: begun })).then(store.getState().receiveConversation, () => undefined);
  }, [client, store, given, begun]);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (id !== null && state.removed.includes(id) && !before.removed.includes(id)) router.replace(pathTo('chats'));
      }),
    [store, router, id],
  );
  return { id, window: held ?? first };
}
