import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { userQuery } from '@/lib/queries/user';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';

/** Faults that have their own sentence; of all others it is enough that the message was not sent. */
const explained = ['err.member_gone', 'err.not_found', 'err.message_empty', 'err.message_too_long', 'err.gift_unknown', 'err.not_offered'];

/** Why a message is not sent, in words. `unconfirmed`: the member's own address waits to be confirmed; else it is the other party's. */
export function useUnsentReason() {
  const t = useTranslations();
  const { messageCredits } = useSite();
  const { credits = 0, status } = useQuery({ ...userQuery, enabled: false }).data ?? {};
  const unconfirmed = status === 'not_confirmed';
  const reasonOf = ({ state, gift, error }: Pick<OutboxEntry, 'state' | 'gift' | 'error'>, name: string): string => {
    if (state === 'sending') return t('chat.sending');
    if (state === 'waiting_for_network') return t(error?.key === 'err.too_many_requests' ? 'chat.waiting_pause' : 'chat.waiting_network');
    if (state === 'waiting_for_confirmation') return unconfirmed ? t('chat.after_confirmation') : t('chat.after_their_confirmation', { name });
    if (state === 'waiting_for_credits') return t('chat.waiting_credits', { count: Math.max(1, (gift?.credits ?? messageCredits) - credits) });
    return error && explained.includes(error.key) ? t('chat.not_sent_why', { reason: t(error.key, error.params) }) : t('chat.not_sent');
  };
  return { unconfirmed, reasonOf };
}
