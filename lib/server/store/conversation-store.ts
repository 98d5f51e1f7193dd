// One conversation as one of its two members sees it. Specification, sections 2 to 4. (S06, S07, T06)
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { largestKey } from '../domain/largest-key';
import { noBlockBetween } from './block-store';
import type { Database } from '../database/database';
import { conversations, messages, participants, type MessageRow, type ParticipantRow } from './schema/conversations';

const theirs = alias(participants, 'theirs');
const mine = (conversationId: number, memberId: number) => and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId));

/** A member's side of a conversation; undefined where there is none, it is not theirs, or a block stands between the two: nobody can tell which. */
export async function sideOf(db: Database, conversationId: number, memberId: number): Promise<ParticipantRow | undefined> {
  if (conversationId > largestKey) return undefined;
  const [row] = await db.select().from(participants).where(and(mine(conversationId, memberId), noBlockBetween(memberId, participants.otherId)));
  return row;
}

/** The same, with the newest message that its other party has seen; 0 for none. */
export async function openedSide(db: Database, conversationId: number, memberId: number): Promise<{ side: ParticipantRow; read: number } | undefined> {
  if (conversationId > largestKey) return undefined;
  const [row] = await db
    .select({ side: participants, read: theirs.readId })
    .from(participants)
    .leftJoin(theirs, and(eq(theirs.conversationId, participants.conversationId), eq(theirs.memberId, participants.otherId)))
    .where(and(mine(conversationId, memberId), noBlockBetween(memberId, participants.otherId)));
  return row && { side: row.side, read: row.read ?? 0 };
}

/** Holds a conversation until the transaction ends: no message is sent in it meanwhile. */
export async function lockTalk(tx: Database, conversationId: number): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, conversationId)).for('update');
}

type Wanted = { before?: number; after?: number; limit: number };

/** Messages of a side, oldest first: the newest, those before one, or those after one; and whether there are older ones. */
export async function messagePage(db: Database, side: ParticipantRow, { before, after, limit }: Wanted): Promise<{ rows: MessageRow[]; older: boolean }> {
  const shown = and(eq(messages.conversationId, side.conversationId), gt(messages.id, side.removedId), isNull(messages.unsentAt));
  if (after !== undefined) {
    const rows = await db.select().from(messages).where(and(shown, gt(messages.id, after))).orderBy(asc(messages.id)).limit(limit);
    return { rows, older: true };
  }
  const found = await db
    .select()
    .from(messages)
    .where(and(shown, before === undefined ? undefined : lt(messages.id, before)))
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  return { rows: found.slice(0, limit).toReversed(), older: found.length > limit };
}

/** So many messages that were taken back are told of, the newest. */
const mostUnsent = 100;

/** The messages of a conversation that were taken back: a browser that was away may still show them. */
export async function unsentOf(db: Database, { conversationId, unsentId }: ParticipantRow): Promise<number[]> {
  if (unsentId === 0) return [];
  const taken = and(eq(messages.conversationId, conversationId), isNotNull(messages.unsentAt));
  return (await db.select({ id: messages.id }).from(messages).where(taken).orderBy(desc(messages.id)).limit(mostUnsent)).map(({ id }) => id);
}

/** How many messages of a side's other party are newer than what the side has read. */
export async function unreadAfter(tx: Database, { conversationId, memberId }: Pick<ParticipantRow, 'conversationId' | 'memberId'>, readId: number, lastId: number): Promise<number> {
  const [left] = await tx
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.id, readId), lte(messages.id, lastId), ne(messages.senderId, memberId), isNull(messages.unsentAt)));
  return left?.unread ?? 0;
}

/**
 * Marks a side as read up to a message, never back. Gives how far it is read now, what is unread, and whether that
 * changed anything. (T06)
 */
export async function readUpTo(db: Database, side: ParticipantRow, messageId: number): Promise<{ readId: number; unread: number; changed: boolean }> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(participants).where(mine(side.conversationId, side.memberId)).for('update');
    if (!now) return { readId: 0, unread: 0, changed: false };
    const readId = Math.max(now.readId, Math.min(messageId, now.lastId));
    if (readId === now.readId && now.unread === 0) return { readId, unread: 0, changed: false };
    const unread = await unreadAfter(tx, side, readId, now.lastId);
    await tx.update(participants).set({ readId, unread }).where(mine(side.conversationId, side.memberId));
    return { readId, unread, changed: readId !== now.readId || unread !== now.unread };
  });
}

/** From now on the member of a side is told of no message in it, or (null) of all again. */
export async function muteSide(db: Database, { conversationId, memberId }: ParticipantRow, since: Date | null): Promise<void> {
  await db.update(participants).set({ mutedAt: since }).where(mine(conversationId, memberId));
}

/** Removes all messages there are from a side's own view, and so the conversation from its list until a new one comes. (C15) */
export async function removeSide(db: Database, { conversationId, memberId }: ParticipantRow): Promise<void> {
  await db
    .update(participants)
    .set({ removedId: sql`${participants.lastId}`, readId: sql`greatest(${participants.readId}, ${participants.lastId})`, unread: 0 })
    .where(mine(conversationId, memberId));
}
