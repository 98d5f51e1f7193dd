// A member's conversations with the last message of each. Specification, section 3 (chat list item). (E06, C14)
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CardRow } from '../domain/person-answer';
import { inSightOf } from './block-store';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { messages, participants, shown, type MessageRow } from './schema/conversations';
import { members } from './schema/members';

export type ListedChat = { conversationId: number; unread: number; /** The newest message that was taken back; 0 for none. */ unsentId: number; muted: boolean; otherReadId: number; other: CardRow; last: MessageRow };

/** More conversations than this are not listed; nobody scrolls so far. */
const most = 500;

const theirs = alias(participants, 'theirs');

/** The conversations that a member has not removed, the newest message first. */
export async function chatsOf(db: Database, memberId: number): Promise<ListedChat[]> {
  const { conversationId, otherId, lastId, unread, unsentId, mutedAt } = participants;
  const listed = db
    .select({ conversationId, otherId, lastId, unread, unsentId, mutedAt })
    .from(participants)
    .where(and(eq(participants.memberId, memberId), shown('participants'), inSightOf(memberId, participants.otherId)))
    .orderBy(desc(participants.lastId))
    .limit(most)
    .as('listed');
  const rows = await db
    .select({ conversationId: listed.conversationId, unread: listed.unread, unsentId: listed.unsentId, mutedAt: listed.mutedAt, other: cardColumns, last: messages, otherReadId: theirs.readId })
    .from(listed)
    .innerJoin(members, eq(members.id, listed.otherId))
    .innerJoin(messages, eq(messages.id, listed.lastId))
    // By whom they are with: all of them lie side by side in an index.
    .leftJoin(theirs, and(eq(theirs.otherId, memberId), eq(theirs.conversationId, listed.conversationId)))
    .orderBy(desc(listed.lastId));
  return rows.map(({ mutedAt: since, otherReadId, ...row }) => ({ ...row, muted: since !== null, otherReadId: otherReadId ?? 0 }));
}
