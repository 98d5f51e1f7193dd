// A member's conversations with the last message of each. Specification, section 3 (chat list item). (E06, C14)
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CardRow } from '../domain/person-answer';
import { inSightOf } from './block-store';
import { cardColumns } from './card-columns';
import type { Database } from './database';
import { messages, participants, shown, type MessageRow } from './schema/conversations';
import { members } from './schema/members';

export type ChatRow = { conversationId: number; unread: number; /** The newest message that was taken back; 0 for none. */ unsentId: number; muted: boolean; otherReadId: number; other: CardRow; last: MessageRow };

/** More conversations than this are not listed; nobody scrolls so far. */
const most = 500;

/** The conversations that a member has not removed, the newest message first. */
export async function chatsOf(db: Database, memberId: number): Promise<ChatRow[]> {
  const mine = await db
    .select({ conversationId: participants.conversationId, unread: participants.unread, lastId: participants.lastId, unsentId: participants.unsentId, mutedAt: participants.mutedAt, other: cardColumns })
    .from(participants)
    .innerJoin(members, eq(members.id, participants.otherId))
    .where(and(eq(participants.memberId, memberId), shown(), inSightOf(memberId, participants.otherId)))
    .orderBy(desc(participants.lastId))
    .limit(most);
  if (mine.length === 0) return [];
  const lastIds = mine.map(({ lastId }) => lastId);
  const last = new Map((await db.select().from(messages).where(inArray(messages.id, lastIds))).map((row) => [row.id, row]));
  const theirs = await db
    .select({ conversationId: participants.conversationId, readId: participants.readId })
    .from(participants)
    .where(and(inArray(participants.conversationId, mine.map(({ conversationId }) => conversationId)), eq(participants.otherId, memberId)));
  const read = new Map(theirs.map(({ conversationId, readId }) => [conversationId, readId]));
  return mine.flatMap(({ lastId, mutedAt, ...row }) => {
    const message = last.get(lastId);
    return message ? [{ ...row, muted: mutedAt !== null, last: message, otherReadId: read.get(row.conversationId) ?? 0 }] : [];
  });
}
