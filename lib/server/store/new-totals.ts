// What is new for a member, counted for the badges. Specification, section 3 (total unread messages, total new likes). (E06)
import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { badgeCeiling } from '@/lib/site/constants';
import { inSightOf } from './block-store';
import type { Database } from '../database/database';
import { listedFor } from './in-view';
import { isUnread, participants } from './schema/conversations';
import { likes } from './schema/likes';
import { listed, members } from './schema/members';

/** Of so many new likes each is looked at; a badge says '99+' of more. (S21) */
const mostNew = badgeCeiling + 1;

export type NewTotals = { unreadMessages: number; newLikes: number };

/**
 * Unread messages in all of a member's conversations, and likes whose profile the member has not opened yet. A like that the
 * site made itself is on the list and raises no number: nobody is told that there is more going on than there is. Of more new likes than a badge says,
 * those whose giver is out of sight are counted too: to look at each would cost what all the rest of the answer does.
 */
export async function newTotals(db: Database, memberId: number): Promise<NewTotals> {
  // Only what the lists show is counted: a badge for something that cannot be found would never go away.
  const unread = db
    .select({ total: sum(participants.unread) })
    .from(participants)
    .where(and(eq(participants.memberId, memberId), isUnread(), inSightOf(memberId, participants.otherId)));
  const unseen = and(eq(likes.likedId, memberId), isNull(likes.seenAt), eq(likes.auto, false));
  const some = db
    .select({ one: sql`1` })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likerId))
    .where(and(unseen, listed(), listedFor(memberId), inSightOf(memberId, likes.likerId)))
    .limit(mostNew)
    .as('some');
  const fresh = db.select({ total: count() }).from(some);
  const [[messages], [received]] = await Promise.all([unread, fresh]);
  const looked = received?.total ?? 0;
  const newLikes = looked < mostNew ? looked : await db.$count(likes, unseen);
  return { unreadMessages: Number(messages?.total ?? 0), newLikes };
}
