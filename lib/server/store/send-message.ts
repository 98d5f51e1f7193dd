// Sending a message or a gift: the text, its cost and both unread counts in one transaction, once for ever. Bars C1, M2.
import { and, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { Failure } from '../failure';
import { areApart } from './block-store';
import type { Database } from '../database/database';
import { noteHeldSent } from './held-message-store';
import { spendCredits } from './ledger-store';
import { notify } from './notification-store';
import { conversations, messages, participants, type MessageRow } from './schema/conversations';
import { members } from './schema/members';

export type Sending = { siteId: number; senderId: number; receiverId: number; clientId: string; text: string; /** The key of the gift that it is; `text` is a note then. */ gift?: string; cost: number; now: Date };
export type Sent = {
  message: MessageRow;
  /** What the sender has left. */
  credits: number;
  /** How many messages each of the two has not read here. */
  unread: { sender: number; receiver: number };
  /** The message before it in the conversation. */
  previous?: number;
  /** This very message was taken before: nothing was done now. */
  repeated: boolean;
};

/** The message that a sender sent before with a client id. */
export async function messageSent(db: Database, senderId: number, clientId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
  return row;
}

/** The message before another of the same conversation; undefined where it is the first. */
export async function messageBefore(db: Database, { conversationId, id }: Pick<MessageRow, 'conversationId' | 'id'>): Promise<number | undefined> {
  const earlier = and(eq(messages.conversationId, conversationId), lt(messages.id, id), isNull(messages.unsentAt));
  const [row] = await db.select({ id: max(messages.id) }).from(messages).where(earlier);
  return row?.id ?? undefined;
}

async function creditsOf(db: Database, memberId: number): Promise<number> {
  const [row] = await db.select({ credits: members.credits }).from(members).where(eq(members.id, memberId));
  return row?.credits ?? 0;
}

/**
 * The conversation of two members, begun if need be, and locked until the transaction ends: messages of one
 * conversation get their ids in the order in which they become visible.
 */
async function lockConversation(tx: Database, { siteId, senderId, receiverId, now }: Sending): Promise<number> {
  const pair = { firstId: Math.min(senderId, receiverId), secondId: Math.max(senderId, receiverId) };
  const locked = async () => {
    const ofPair = and(eq(conversations.firstId, pair.firstId), eq(conversations.secondId, pair.secondId));
    const [known] = await tx.select({ id: conversations.id }).from(conversations).where(ofPair).for('update');
    return known?.id;
  };
  // Looked for first: an insert takes an id even where the conversation is there, and every message would use one up.
  const known = await locked();
  if (known !== undefined) return known;
  const [begun] = await tx.insert(conversations).values({ siteId, ...pair, createdAt: now }).onConflictDoNothing().returning({ id: conversations.id });
  if (!begun) return (await locked())!;
  await tx.insert(participants).values([
    { conversationId: begun.id, memberId: senderId, otherId: receiverId },
    { conversationId: begun.id, memberId: receiverId, otherId: senderId },
  ]);
  return begun.id;
}

/**
 * Sends a message, or gives back the one that was sent with the same client id, ever. Throws not_enough_credits, and
 * then nothing has happened.
 */
export async function sendOnce(db: Database, sending: Sending): Promise<Sent> {
  const { senderId, receiverId, clientId, text, gift, now } = sending;
  return db.transaction(async (tx) => {
    const conversationId = await lockConversation(tx, sending);
    // Whoever blocks locks the conversation too: a message comes before the block, or not at all. (S11)
    if (await areApart(tx, senderId, receiverId)) throw new Failure('not_found');
    const [message] = await tx
      .insert(messages)
      .values({ conversationId, senderId, clientId, text, gift, giftCredits: gift ? sending.cost : undefined, sentAt: now })
      .onConflictDoNothing({ target: [messages.senderId, messages.clientId] })
      .returning();
    if (!message) {
      const before = await messageSent(tx, senderId, clientId);
      return { message: before!, credits: await creditsOf(tx, senderId), unread: { sender: 0, receiver: 0 }, repeated: true };
    }
    const previous = await messageBefore(tx, message);
    const credits = await spendCredits(tx, { memberId: senderId, amount: sending.cost, reason: gift ? 'gift' : 'message', messageId: message.id, now });
    if (!gift) await noteHeldSent(tx, sending, message.id);
    const side = (memberId: number) => and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId));
    const unread = { unread: participants.unread };
    const [sender] = await tx.update(participants).set({ lastId: message.id }).where(side(senderId)).returning(unread);
    const [receiver] = await tx
      .update(participants)
      .set({ lastId: message.id, unread: sql`${participants.unread} + 1` })
      .where(side(receiverId))
      .returning({ ...unread, mutedAt: participants.mutedAt });
    const told = { member: receiverId, about: senderId, conversation: conversationId };
    if (!receiver!.mutedAt) await notify(tx, gift ? { kind: 'gift', gift, ...told } : { kind: 'message', ...told }, now);
    return { message, credits, unread: { sender: sender!.unread, receiver: receiver!.unread }, previous, repeated: false };
  });
}
