import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSite } from '@/components/layout/site-context';
import { userQuery } from '@/lib/queries/user';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';

/**
 * A message that waits for credits goes on once there are enough, and one that waits for somebody's address to be confirmed once that may be:
 * also what an earlier page left behind. Each is tried once with what is known; the server may know better. (P02; decision 86)
 */
export function useWaiting(): void {
  const { outbox } = useChatTab();
  const { messageCredits } = useSite();
  const { credits, status } = useQuery({ ...userQuery, enabled: false }).data ?? {};
  const entries = useChatStore((state) => state.outbox);
  const place = useChatStore((state) => `${status} ${state.open}`);
  /** With what each was tried last. */
  const tried = useRef(new Map<string, { credits: number; place: string }>());

  useEffect(() => {
    if (credits === undefined) return;
    const due = new Set<OutboxEntry['state']>();
    for (const { client_id, state, gift } of entries) {
      const before = tried.current.get(client_id);
      const lacks = credits < (gift?.credits ?? messageCredits);
      const goes = state === 'waiting_for_credits' ? !lacks && before?.credits !== credits : state === 'waiting_for_confirmation' && status !== 'not_confirmed' && before?.place !== place;
      if (goes) due.add(state);
      if (goes || state === 'sending') tried.current.set(client_id, { credits, place });
      else if (lacks) tried.current.delete(client_id);
    }
    for (const state of due) outbox.resume(state);
  }, [outbox, entries, credits, status, place, messageCredits]);
}
