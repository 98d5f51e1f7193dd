// What is new for a member, counted for the badges. Specification, section 3 (total unread messages, total new likes). (E06)
import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { badgeCeiling } from '@/lib/site/constants';
import { inSightOf } from './block-store';
import type { Database } from './database';
import { listedFor } from './in-view';
import { isUnread, participants } from './schema/conversations';
import { likes } from './schema/likes';
import { listed, members } from './schema/members';

/** New likes are counted no further: a badge and a title say '99+' of them. (S21, T05) */
const mostNew = badgeCeiling + 1;

export type NewTotals = { unreadMessages: number; newLikes: number };

/**
 * Unread messages in all of a member's conversations, and likes whose profile the member has not opened yet. A like that the
 * site made itself is on the list and raises no number: nobody is told that there is more going on than there is.
 */
export async function newTotals(db: Database, memberId: number): Promise<NewTotals> {
  // Only what the lists show is counted: a badge for something that cannot be found would never go away.
  const unread = db
    .select({ total: sum(participants.unread) })
    .from(participants)
    .where(and(eq(participants.memberId, memberId), isUnread(), inSightOf(memberId, participants.otherId)));
  const some = db
    .select({ one: sql`1` })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likerId))
    .where(and(eq(likes.likedId, memberId), isNull(likes.seenAt), eq(likes.auto, false), listed(), listedFor(memberId), inSightOf(memberId, likes.likerId)))
    .limit(mostNew)
    .as('some');
  const fresh = db.select({ total: count() }).from(some);
  const [[messages], [received]] = await Promise.all([unread, fresh]);
  return { unreadMessages: Number(messages?.total ?? 0), newLikes: received?.total ?? 0 };
}
