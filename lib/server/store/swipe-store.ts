// What members decide in the swipe game, and how many of a day's likes that took. Specification, section 9. (S12, B03)
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { swipeLikesPerDay } from '@/lib/site/constants';
import type { CardRow } from '../domain/person-answer';
import { Failure } from '../failure';
import { inSightOf } from './block-store';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { listedFor } from './in-view';
import { likedAmong } from './like-store';
import { likes } from './schema/likes';
import { listed, members } from './schema/members';
import { swipes } from './schema/swipes';

export type Swiper = { memberId: number; /** The site's date, and when the next one begins. */ day: { date: string; ends: Date } };

/** How many likes a member has left today. */
export async function likesLeft(db: Database, { memberId, day }: Swiper): Promise<number> {
  const [used] = await db.select({ total: count() }).from(swipes).where(and(eq(swipes.memberId, memberId), eq(swipes.likedOn, day.date)));
  return Math.max(0, swipeLikesPerDay - (used?.total ?? 0));
}

const decided = (memberId: number, profileId: number) => and(eq(swipes.memberId, memberId), eq(swipes.profileId, profileId));

/** Notes that a profile was decided on, as passed by; one that was liked before stays so. */
export async function passBy(db: Database, memberId: number, profileId: number, now: Date): Promise<void> {
  await db.insert(swipes).values({ memberId, profileId, swipedAt: now }).onConflictDoNothing();
}

/** Puts a profile that was passed by back into the deck; a like stays. */
export async function forgetPass(db: Database, memberId: number, profileId: number): Promise<void> {
  const given = await likedAmong(db, memberId, [profileId]);
  if (!given.has(profileId)) await db.delete(swipes).where(and(decided(memberId, profileId), isNull(swipes.likedOn)));
}

/** One decision of a member after another, until the transaction ends; what others write about the member need not wait. */
async function lockDecisions(tx: Database, memberId: number): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
}

/**
 * Takes one of the day's likes for a profile, so that two tabs cannot take the same last one. A repeat, and a like that was
 * given elsewhere before, cost none. Throws swipe_limit. The like itself is the caller's to give, in the same transaction.
 */
export async function takeLikeOfDay(tx: Database, { memberId, day }: Swiper, profileId: number, now: Date): Promise<void> {
  await lockDecisions(tx, memberId);
  const isLiked = (await likedAmong(tx, memberId, [profileId])).has(profileId);
  const [before] = await tx.select({ likedOn: swipes.likedOn }).from(swipes).where(decided(memberId, profileId));
  // Counted once is counted for good: taking a like back elsewhere gives none back.
  if (isLiked || (before && before.likedOn !== null)) return passBy(tx, memberId, profileId, now);
  if ((await likesLeft(tx, { memberId, day })) === 0) throw new Failure('swipe_limit', { params: { next_at: day.ends.toISOString() } });
  const swipe = { likedOn: day.date, swipedAt: now };
  await tx.insert(swipes).values({ memberId, profileId, ...swipe }).onConflictDoUpdate({ target: [swipes.memberId, swipes.profileId], set: swipe });
}

/** Whether the like of `likerId` for `likedId` was made by the site. */
export async function isSiteLike(db: Database, likerId: number, likedId: number): Promise<boolean> {
  const [row] = await db.select({ auto: likes.auto }).from(likes).where(and(eq(likes.likerId, likerId), eq(likes.likedId, likedId)));
  return row?.auto ?? false;
}

const mutual = alias(likes, 'mutual');

/** Whom a member has liked in the game today and likes still, the last one first. */
export async function likedToday(db: Database, { memberId, day }: Swiper): Promise<{ profile: CardRow; match: boolean; auto: boolean }[]> {
  const rows = await db
    .select({ profile: cardColumns, back: mutual.likerId, auto: mutual.auto })
    .from(swipes)
    .innerJoin(members, eq(members.id, swipes.profileId))
    .innerJoin(likes, and(eq(likes.likerId, swipes.memberId), eq(likes.likedId, swipes.profileId)))
    .leftJoin(mutual, and(eq(mutual.likerId, swipes.profileId), eq(mutual.likedId, swipes.memberId)))
    .where(and(eq(swipes.memberId, memberId), eq(swipes.likedOn, day.date), listed(), listedFor(memberId), inSightOf(memberId, swipes.profileId)))
    .orderBy(desc(swipes.swipedAt), desc(swipes.profileId));
  return rows.map(({ profile, back, auto }) => ({ profile, match: back !== null, auto: auto ?? false }));
}
