// The site's own likes in the database: who is due, who there is, and the like itself. Specification, section 7. (C11)
import { and, desc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { betweenAutoLikes } from '../domain/auto-like-due';
import type { CardRow } from '../domain/person-answer';
import { inSightOf } from './block-store';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { listedFor } from './in-view';
import { fits, latestFirst, type MemberFilter } from './member-search';
import { participants } from './schema/conversations';
import { likes } from './schema/likes';
import { listings } from './schema/listings';
import { listed, members, type MemberRow } from './schema/members';

/** Claims a member who is due: of several calls at once one alone succeeds. */
export async function claimAutoLike(db: Database, memberId: number, now: Date): Promise<boolean> {
  const free = or(isNull(members.autoLikeAt), lte(members.autoLikeAt, new Date(now.getTime() - betweenAutoLikes)));
  const rows = await db.update(members).set({ autoLikeAt: now }).where(and(eq(members.id, memberId), free)).returning({ id: members.id });
  return rows.length > 0;
}

/** Fictional profiles that fit what a member looks for and have nothing to do with the member yet: no like either way, no conversation, no block. Those of the member's own country come first. */
export async function autoLikeCandidates(db: Database, member: MemberRow, limit: number): Promise<number[]> {
  const found = await candidatesIn(db, member, { country: member.country }, limit);
  return found.length === limit ? found : [...found, ...(await candidatesIn(db, member, { except: found }, limit - found.length))];
}

/** Of those that a search finds, in its order. */
async function candidatesIn(db: Database, member: MemberRow, place: Partial<MemberFilter>, limit: number): Promise<number[]> {
  const wanted = member.lookingFor === 'everyone' ? undefined : (member.lookingFor ?? undefined);
  // Whom the member has to do with is read once, from indexes alone, and looked up in memory.
  const given = db.select({ id: likes.likedId }).from(likes).where(eq(likes.likerId, member.id));
  const received = db.select({ id: likes.likerId }).from(likes).where(eq(likes.likedId, member.id));
  const talks = db.select({ id: participants.otherId }).from(participants).where(eq(participants.memberId, member.id));
  const rows = await db
    .select({ id: members.id })
    .from(listings)
    .innerJoin(members, eq(members.id, listings.memberId))
    .where(
      and(
        fits({ ...place, siteId: member.siteId, self: member.id, gender: wanted }),
        listings.fictional,
        or(isNull(members.lookingFor), eq(members.lookingFor, 'everyone'), eq(members.lookingFor, member.gender)),
        inSightOf(member.id, listings.memberId),
        notInArray(listings.memberId, unionAll(given, received, talks)),
      ),
    )
    .orderBy(...latestFirst())
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Writes the like. */
export async function addAutoLike(db: Database, likerId: number, likedId: number, now: Date): Promise<void> {
  await db.insert(likes).values({ likerId, likedId, createdAt: now, auto: true }).onConflictDoNothing();
}

export type AutoLike = { profile: CardRow; isNew: boolean; likedAt: Date; likedBack: boolean };

/** The last like that the site gave a member, if its profile can still be seen. */
export async function lastAutoLike(db: Database, memberId: number): Promise<AutoLike | undefined> {
  const back = sql<boolean>`exists (select 1 from ${likes} as back where back.liker_id = ${memberId} and back.liked_id = ${members.id})`;
  const [row] = await db
    .select({ profile: cardColumns, seenAt: likes.seenAt, likedAt: likes.createdAt, likedBack: back })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likerId))
    .where(and(eq(likes.likedId, memberId), eq(likes.auto, true), listed(), listedFor(memberId), inSightOf(memberId, likes.likerId)))
    .orderBy(desc(likes.createdAt))
    .limit(1);
  return row && { profile: row.profile, isNew: row.seenAt === null, likedAt: row.likedAt, likedBack: row.likedBack };
}
