// A message as one of its two readers sees it. Specification, section 3. (E06)
import type { Message } from '@/lib/contract/chats';
import type { MessageRow } from '../store/schema/conversations';

/** `otherReadId`: the newest message that the other party has seen. Only the writer is told what was seen, and gets the client id. */
export function messageAnswer(row: MessageRow, readerId: number, otherReadId: number): Message {
  const mine = row.senderId === readerId;
  return {
    id: row.id,
    client_id: mine ? row.clientId : undefined,
    conversation: row.conversationId,
    mine,
    text: row.text,
    sent_at: row.sentAt.toISOString(),
    read: mine ? row.id <= otherReadId : undefined,
    gift: row.gift ?? undefined,
    gift_credits: mine ? (row.giftCredits ?? undefined) : undefined,
    unsent: row.unsentAt !== null || undefined,
  };
}
