import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { userQuery } from '@/lib/queries/user';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useChatStore, useChatTab } from '@/lib/stores/chat-store-provider';
import type { ComposerField } from './composer';

/** What was written to a member and is not sent: the entries, and whether it is time to speak of credits. */
export function useUnsent(member: number, composer: RefObject<ComposerField | null>) {
  const { outbox } = useChatTab();
  const client = useQueryClient();
  const all = useChatStore((state) => state.outbox);
  const entries = useMemo(() => all.filter((entry) => entry.member === member), [all, member]);
  const [asked, setAsked] = useState<string | null>(null);
  const waiting = entries.filter((entry) => entry.state === 'waiting_for_credits');
  const short = waiting.find((entry) => entry.client_id === asked) ?? waiting.at(-1);

  // A text that the server refuses goes back to its field, unless there is something new in it.
  useEffect(
    () =>
      outbox.onRefused((entry: OutboxEntry, error) => {
        if (entry.member === member && composer.current?.giveBack(entry.text, error.messageKey)) outbox.discard(entry.client_id);
      }),
    [outbox, member, composer],
  );

  const shortId = short?.client_id;
  useEffect(() => {
    if (shortId) void client.prefetchQuery({ ...userQuery, staleTime: 0 });
  }, [client, shortId]);

  return {
    entries,
    short,
    /** The prompt opens when a message that was just written lacks credits, and when it is asked for; never by itself on a new page. */
    buying: shortId !== undefined && asked === shortId,
    buy: (clientId: string | null) => setAsked(clientId),
  };
}
