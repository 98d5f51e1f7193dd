import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Chat } from '@/lib/contract/chats';
import { pathTo } from '@/lib/site/addresses/routes';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';

/** Answers that this tab has taken up: a page that comes out of the history brings an old one. */
const taken = new WeakSet<readonly Chat[]>();

/** The chats as this tab knows them, once it has taken up those that came with the page. `current`: the open conversation. */
export function useReceivedChats(given: readonly Chat[], current: number | null | undefined): readonly Chat[] {
  const { store } = useChatTab();
  const router = useRouter();
  const hydrated = useHydrated();
  /** What came with the page that was loaded. */
  const [first] = useState(hydrated ? null : given);
  const chats = useChatStore((state) => state.chats);

  useEffect(() => {
    if (taken.has(given)) {
      // "Back" to a conversation that has been removed since.
      if (current && store.getState().removed.includes(current)) router.replace(pathTo('chats', {}, { gone: 1 }));
      return;
    }
    taken.add(given);
    // Beside a conversation the list wakes up late: what this tab has asked for by then is the newer word.
    if (given !== first || store.getState().chats === null) store.getState().receiveChats(given);
  }, [store, router, given, first, current]);

  return chats ?? given;
}
