import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { conversationQuery } from '@/lib/queries/conversation';
import type { Conversation } from '@/lib/stores/chat-store-changes';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import { isBehind, newestWindow, type MessageWindow } from '@/lib/stores/chat-store-window';
import { pathTo } from '@/lib/site/addresses/routes';
import { catchUp } from '../live/catch-up';

/** Answers that this tab has taken up: a page that comes out of the history brings an old one. */
const taken = new WeakSet<Conversation>();

/** Half of how long it takes until what could not be fetched is asked for again; then twice as long each time. Milliseconds. */
const firstPause = 500;

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
  const isListening = useChatStore((state) => state.listening > 0);
  const behind = held === undefined || isBehind(held);

  useEffect(() => {
    const isOld = taken.has(initial);
    taken.add(initial);
    store.getState().receiveConversation(initial);
    if (isOld && given !== null && store.getState().listening === 0) void catchUp(store, given);
  }, [store, initial, given]);

  // Once the stream stands, what came before it is asked for, until it comes; from then on nothing is missing.
  useEffect(() => {
    if (id === null || listening === 0 || !behind) return undefined;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      await catchUp(store, id);
      if (!stopped) timer = setTimeout(() => void ask(), (pause *= 2));
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [store, id, listening, behind]);

  // Begun while the screen stands: by the first message sent, by one from the other side, or unheard before the stream stood.
  useEffect(() => {
    if (given !== null || (begun === null && !isListening)) return;
    client.fetchQuery(conversationQuery(begun === null ? { member } : { conversation: begun })).then(store.getState().receiveConversation, () => undefined);
  }, [client, store, member, given, begun, isListening]);

  useEffect(() => {
    const stop = store.subscribe((state, before) => {
      if (id === null || !state.removed.includes(id) || before.removed.includes(id)) return;
      // Once: on the way to the list the stream says it too, and whoever removed it here needs no word of it.
      stop();
      router.replace(pathTo('chats', {}, state.removing.includes(id) ? {} : { gone: 1 }));
    });
    return stop;
  }, [store, router, id]);
  return { id, window: held ?? first };
}
