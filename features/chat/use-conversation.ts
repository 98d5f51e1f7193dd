import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { conversationQuery } from '@/lib/queries/conversation';
import type { Conversation } from '@/lib/stores/chat-store-changes';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import { newestWindow, type MessageWindow } from '@/lib/stores/chat-store-window';
import { pathTo } from '@/lib/site/routes';
import { catchUp } from './catch-up';

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

  const listening = useChatStore((state) => state.listening);
  const isBehind = held !== undefined && !held.live && !held.hasNewer;

  useEffect(() => {
    const isOld = taken.has(initial);
    taken.add(initial);
    store.getState().receiveConversation(initial);
    if (isOld && given !== null && store.getState().listening === 0) void catchUp(store, client, given);
  }, [client, store, initial, given]);

  // Once the stream stands, what came before it is asked for; from then on nothing is missing.
  useEffect(() => {
    if (id !== null && listening !== 0 && isBehind) void catchUp(store, client, id);
  }, [client, store, id, listening, isBehind]);

  // Begun while the screen stands: by the first message sent, or by one from the other side.
  useEffect(() => {
    if (given !== null || begun === null) return;
    client.fetchQuery(conversationQuery({ conversation: begun })).then((answer) => store.getState().receiveConversation(answer), () => undefined);
  }, [client, store, given, begun]);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (id === null || !state.removed.includes(id) || before.removed.includes(id)) return;
        // Whoever removed it here needs no word of it.
        router.replace(pathTo('chats', {}, state.removing.includes(id) ? {} : { gone: 1 }));
      }),
    [store, router, id],
  );
  return { id, window: held ?? first };
}
