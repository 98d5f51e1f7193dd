// Tells both sides of a message that was sent: the receiver, and the sender's other tabs and devices. Decisions, 'Calls' (events.php).
import type { Bus } from './bus';
import { messageAnswer } from '../domain/message-answer';
import type { Bucket } from '../limits';
import type { MemberCaller } from '../route';
import { areApart } from '../store/block-store';
import type { MessageRow, ParticipantRow } from '../store/schema/conversations';
import { messageBefore, type Sent } from '../store/send-message';

/** So often a member's repeats are told; beyond, they are answered alone. */
const repeats: Bucket = { size: 300, every: 50 };

type Told = Pick<Sent, 'message' | 'previous'> & { /** Who is told, the count of unread messages there, and how far the other party has read. */ reader: number; unread: number; read: number };

function tell(bus: Bus, { message, previous, reader, unread, read }: Told): void {
  bus.publish(reader, { event: { type: 'message', conversation: message.conversationId, message: messageAnswer(message, reader, read), unread, previous } });
}

/** Publishes the message to its receiver and its sender, and to the sender what is left of the credits. */
export function announceMessage(bus: Bus, { message, previous, credits, unread }: Sent, receiverId: number): void {
  tell(bus, { message, previous, reader: receiverId, unread: unread.receiver, read: 0 });
  tell(bus, { message, previous, reader: message.senderId, unread: unread.sender, read: 0 });
  bus.publish(message.senderId, { event: { type: 'credits', credits } });
}

/**
 * Publishes a message that was sent before: the instance that took it may have died before it said so. With the counts of now,
 * to nobody who has removed it, and across no block. (bars C2, C3)
 */
export async function announceAgain({ parts: { db, bus, limits }, session: { member } }: MemberCaller, message: MessageRow, mine: ParticipantRow, theirs: ParticipantRow): Promise<void> {
  if (message.unsentAt || (await limits.take(`told-again:${member.id}`, repeats)) > 0 || (await areApart(db, mine.memberId, theirs.memberId))) return;
  const previous = await messageBefore(db, message);
  for (const [side, other] of [[theirs, mine], [mine, theirs]] as const) {
    if (message.id > side.removedId) tell(bus, { message, previous, reader: side.memberId, unread: side.unread, read: other.readId });
  }
  bus.publish(member.id, { event: { type: 'credits', credits: member.credits } });
}
