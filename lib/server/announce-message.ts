// Tells both sides of a message that was sent: the receiver, and the sender's other tabs and devices. Decisions, 'Calls' (events.php).
import type { Bus } from './bus';
import { messageAnswer } from './domain/message-answer';
import type { Sent } from './store/send-message';

/** Publishes the message to its receiver and its sender, and to the sender what is left of the credits. */
export function announceMessage(bus: Bus, { message, credits, unread }: Sent, receiverId: number): void {
  const event = (reader: number, count: number) =>
    ({ type: 'message', conversation: message.conversationId, message: messageAnswer(message, reader, 0), unread: count }) as const;
  bus.publish(receiverId, { event: event(receiverId, unread.receiver) });
  bus.publish(message.senderId, { event: event(message.senderId, unread.sender) });
  bus.publish(message.senderId, { event: { type: 'credits', credits } });
}
