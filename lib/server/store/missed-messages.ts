// What a stream that was cut off missed: the messages since the last one it saw, those that were taken back among them. Bar C3.
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inSightOf } from './block-store';
import type { Database } from '../database/database';
import { messages, participants, type MessageRow } from './schema/conversations';

export type MissedMessage = { message: MessageRow; unread: number; otherReadId: number };

/**
 * Ids are given out before a transaction ends: a message of another conversation may become visible after one with a
 * higher id. So many ids further back are looked at too; a message that was seen already does no harm.
 */
export const overlap = 200;
const most = 1_000;
const others = alias(participants, 'others');
/** The newest message of a side that something has happened to. */
const newest = sql`greatest(${participants.lastId}, ${participants.unsentId})`;
/** A member's sides to which something has happened since: in so many words each half is found in an index of its own. */
const newsOf = (memberId: number, from: number) =>
  or(and(eq(participants.memberId, memberId), gt(participants.lastId, from)), and(eq(participants.memberId, memberId), gt(participants.unsentId, from)));

/** Messages of a member's conversations with an id above `from`, oldest first, and from where to read on, if there are more. */
export async function missedMessages(db: Database, memberId: number, from: number): Promise<{ missed: MissedMessage[]; next: number | null }> {
  const mine = await db
    .select({ id: participants.conversationId, unread: participants.unread, removedId: participants.removedId, otherReadId: others.readId })
    .from(participants)
    .innerJoin(others, and(eq(others.conversationId, participants.conversationId), eq(others.memberId, participants.otherId)))
    .where(and(newsOf(memberId, from), gt(newest, participants.removedId), inSightOf(memberId, participants.otherId)));
  if (mine.length === 0) return { missed: [], next: null };
  const sides = new Map(mine.map((side) => [side.id, side]));
  const rows = await db
    .select()
    .from(messages)
    .where(and(inArray(messages.conversationId, [...sides.keys()]), gt(messages.id, from)))
    .orderBy(asc(messages.id))
    .limit(most);
  const missed = rows.flatMap((message) => {
    const side = sides.get(message.conversationId)!;
    return message.id > side.removedId ? [{ message, unread: side.unread, otherReadId: side.otherReadId }] : [];
  });
  return { missed, next: rows.length === most ? rows.at(-1)!.id : null };
}

/** The newest message of a member's conversations; 0 where there is none. */
export async function newestMessage(db: Database, memberId: number): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${participants.lastId}), 0)`.mapWith(Number) })
    .from(participants)
    .where(eq(participants.memberId, memberId));
  return row?.id ?? 0;
}
