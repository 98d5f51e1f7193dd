// What members decide in the swipe game, and how many of a day's likes that took. Specification, section 9. (S12, B03)
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { swipeLikesPerDay } from '@/lib/site/constants';
import type { CardRow } from '../domain/person-answer';
import { Failure } from '../failure';
import { cardColumns } from './card-columns';
import type { Database } from './database';
import { addLike, likedAmong } from './like-store';
import { lockMember } from './member-store';
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

/** Passes a profile by; one that was decided on before stays so. */
export async function passBy(db: Database, memberId: number, profileId: number, now: Date): Promise<void> {
  await db.insert(swipes).values({ memberId, profileId, swipedAt: now }).onConflictDoNothing();
}

/** Puts a profile that was passed by back into the deck; a like stays. */
export async function forgetPass(db: Database, memberId: number, profileId: number): Promise<void> {
  const given = await likedAmong(db, memberId, [profileId]);
  if (!given.has(profileId)) await db.delete(swipes).where(and(decided(memberId, profileId), isNull(swipes.likedOn)));
}

/**
 * Likes a profile in the game. True where that is new: a repeat, and a like that was given elsewhere before, cost none of
 * the day's. The member's row is locked, so that two tabs cannot take the same last like. Throws swipe_limit.
 */
export async function likeInGame(tx: Database, { memberId, day }: Swiper, profileId: number, now: Date): Promise<boolean> {
  await lockMember(tx, memberId);
  const isLiked = (await likedAmong(tx, memberId, [profileId])).has(profileId);
  const [before] = await tx.select({ likedOn: swipes.likedOn }).from(swipes).where(decided(memberId, profileId));
  // Counted once is counted for good: taking a like back elsewhere gives none back.
  const isFree = isLiked || (before?.likedOn ?? null) !== null;
  if (!isFree && (await likesLeft(tx, { memberId, day })) === 0) throw new Failure('swipe_limit', { params: { next_at: day.ends.toISOString() } });
  const swipe = isFree ? {} : { likedOn: day.date, swipedAt: now };
  const noted = tx.insert(swipes).values({ memberId, profileId, swipedAt: now, ...swipe });
  await (isFree ? noted.onConflictDoNothing() : noted.onConflictDoUpdate({ target: [swipes.memberId, swipes.profileId], set: swipe }));
  return addLike(tx, memberId, profileId, now);
}

const mutual = alias(likes, 'mutual');

/** Whom a member has liked in the game today, the last one first. */
export async function likedToday(db: Database, { memberId, day }: Swiper): Promise<{ profile: CardRow; match: boolean }[]> {
  const rows = await db
    .select({ profile: cardColumns, back: mutual.likerId })
    .from(swipes)
    .innerJoin(members, eq(members.id, swipes.profileId))
    .leftJoin(mutual, and(eq(mutual.likerId, swipes.profileId), eq(mutual.likedId, swipes.memberId)))
    .where(and(eq(swipes.memberId, memberId), eq(swipes.likedOn, day.date), listed()))
    .orderBy(desc(swipes.swipedAt), desc(swipes.profileId));
  return rows.map(({ profile, back }) => ({ profile, match: back !== null }));
}
