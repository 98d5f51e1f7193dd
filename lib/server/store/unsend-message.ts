// Taking a message back: only while the other party has not read it, its cost given back, once. Clause of section 2 (chat); bars C1, M1.
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { Failure } from '../failure';
import { areApart } from './block-store';
import type { Database } from '../database/database';
import { giveCreditsBack } from './ledger-store';
import { withdrawNotices } from './notification-store';
import { conversations, messages, participants, type MessageRow } from './schema/conversations';
import { members } from './schema/members';

type Unsending = { memberId: number; messageId: number; now: Date };
export type Unsent = {
  message: MessageRow;
  receiverId: number;
  /** What the sender has, and how much of it was given back now. */
  credits: number;
  givenBack: number;
  /** How many messages each of the two has not read there now. */
  unread: { sender: number; receiver: number };
};

async function ownMessage(db: Database, { memberId, messageId }: Unsending): Promise<MessageRow> {
  const [row] = await db.select().from(messages).where(and(eq(messages.id, messageId), eq(messages.senderId, memberId)));
  if (!row) throw new Failure('not_found');
  return row;
}

async function balanceOf(tx: Database, memberId: number): Promise<number> {
  const [member] = await tx.select({ credits: members.credits }).from(members).where(eq(members.id, memberId)).for('update');
  return member?.credits ?? 0;
}

/** The receiver is told of nothing any more that is not there. */
async function withdraw(tx: Database, receiver: { memberId: number; otherId: number; conversationId: number; readId: number }, unread: number): Promise<void> {
  const told = { member: receiver.memberId, about: receiver.otherId };
  if (unread === 0) return withdrawNotices(tx, { ...told, kinds: ['message', 'gift'] });
  const unreadGift = and(eq(messages.conversationId, receiver.conversationId), eq(messages.senderId, receiver.otherId), sql`${messages.gift} is not null`, sql`${messages.id} > ${receiver.readId}`);
  const [left] = await tx.select({ id: messages.id }).from(messages).where(unreadGift).limit(1);
  if (!left) await withdrawNotices(tx, { ...told, kinds: ['gift'] });
}

/**
 * Takes a member's own message back: its text is gone, both unread counts and last lines are right again. Throws not_found
 * for what is not theirs and while a block stands, message_read where the other party has read it: then nothing has happened.
 */
export async function unsendOnce(db: Database, unsending: Unsending): Promise<Unsent> {
  const { memberId, messageId, now } = unsending;
  const { conversationId } = await ownMessage(db, unsending);
  return db.transaction(async (tx) => {
    await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, conversationId)).for('update');
    const message = await ownMessage(tx, unsending);
    const sides = await tx.select().from(participants).where(eq(participants.conversationId, conversationId)).for('update');
    const [mine, theirs] = [sides.find((side) => side.memberId === memberId)!, sides.find((side) => side.otherId === memberId)!];
    if (await areApart(tx, memberId, theirs.memberId)) throw new Failure('not_found');
    if (message.unsentAt) {
      return { message, receiverId: theirs.memberId, credits: await balanceOf(tx, memberId), givenBack: 0, unread: { sender: mine.unread, receiver: theirs.unread } };
    }
    if (theirs.readId >= messageId) throw new Failure('message_read');
    await tx.update(messages).set({ text: '', gift: null, giftCredits: null, unsentAt: now }).where(eq(messages.id, messageId));
    const left = and(eq(messages.conversationId, conversationId), isNull(messages.unsentAt));
    const [newest] = await tx.select({ id: max(messages.id) }).from(messages).where(left);
    const lastId = newest?.id ?? 0;
    // It was unread, so it is one of them: thousands may be.
    const unread = Math.max(0, theirs.unread - 1);
    const side = (id: number) => and(eq(participants.conversationId, conversationId), eq(participants.memberId, id));
    const changed = { lastId, unsentId: Math.max(mine.unsentId, messageId) };
    await tx.update(participants).set(changed).where(side(memberId));
    await tx.update(participants).set({ ...changed, unread }).where(side(theirs.memberId));
    await withdraw(tx, theirs, unread);
    const before = await balanceOf(tx, memberId);
    const credits = (await giveCreditsBack(tx, unsending)) ?? before;
    return { message, receiverId: theirs.memberId, credits, givenBack: credits - before, unread: { sender: mine.unread, receiver: unread } };
  });
}
