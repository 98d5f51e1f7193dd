import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSite } from '@/components/layout/site-context';
import { userQuery } from '@/lib/queries/user';
import { useChatTab } from '@/lib/stores/chat-store-provider';

/** What a sent message left of the credits is known at once; what waits for credits goes on when there are enough. (P02) */
export function useCredits(): void {
  const client = useQueryClient();
  const { outbox } = useChatTab();
  const { messageCredits } = useSite();
  const credits = useQuery({ ...userQuery, enabled: false }).data?.credits;
  const before = useRef(0);

  useEffect(
    () =>
      outbox.onSent(({ credits: left }) => {
        if (left !== undefined) client.setQueryData(userQuery.queryKey, (user) => user && { ...user, credits: left });
      }),
    [client, outbox],
  );

  useEffect(() => {
    if (credits === undefined) return;
    if (credits > before.current && credits >= messageCredits) outbox.resume('waiting_for_credits');
    before.current = credits;
  }, [outbox, credits, messageCredits]);
}
