// Likes in the database. Specification, section 3 (Likes). (E07)
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { CardRow } from '../domain/person-answer';
import { inSightOf } from './block-store';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { listedFor } from './in-view';
import { likes } from './schema/likes';
import { listed, members } from './schema/members';

/** Which of `ids` a member likes. */
export async function likedAmong(db: Database, memberId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: likes.likedId })
    .from(likes)
    .where(and(eq(likes.likerId, memberId), inArray(likes.likedId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** `auto`: the profile's like was made by the site. `likedAt`: when the like was given that the list is about. */
export type LikerRow = { profile: CardRow; isNew: boolean; match: boolean; auto: boolean; likedAt: Date };

/** More likes than this are not listed at once. */
const most = 500;
const mutual = alias(likes, 'mutual');

/** Whom a member likes, the last one first. Profiles that nobody can find are left out. */
export async function likesGiven(db: Database, memberId: number): Promise<LikerRow[]> {
  const rows = await db
    .select({ profile: cardColumns, likedAt: likes.createdAt, back: mutual.likerId, backSeen: mutual.seenAt, auto: mutual.auto })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likedId))
    .leftJoin(mutual, and(eq(mutual.likerId, likes.likedId), eq(mutual.likedId, likes.likerId)))
    .where(and(eq(likes.likerId, memberId), listed(), listedFor(memberId), inSightOf(memberId, likes.likedId)))
    .orderBy(desc(likes.createdAt), desc(likes.likedId))
    .limit(most);
  return rows.map(({ profile, likedAt, back, backSeen, auto }) => ({ profile, likedAt, match: back !== null, isNew: back !== null && backSeen === null, auto: auto ?? false }));
}

/** Who likes a member: new ones first, those that people gave before the site's own, then the last one first. (S05) */
export async function likesReceived(db: Database, memberId: number): Promise<LikerRow[]> {
  // Each part in the order of an index of its own, so that no more are read than are listed.
  const part = (which: SQL, order: SQL[]) =>
    db
      .select({ profile: cardColumns, likedAt: likes.createdAt, seenAt: likes.seenAt, auto: likes.auto, back: mutual.likerId })
      .from(likes)
      .innerJoin(members, eq(members.id, likes.likerId))
      .leftJoin(mutual, and(eq(mutual.likerId, likes.likedId), eq(mutual.likedId, likes.likerId)))
      .where(and(eq(likes.likedId, memberId), which, listed(), listedFor(memberId), inSightOf(memberId, likes.likerId)))
      .orderBy(...order)
      .limit(most);
  const lastFirst = [desc(likes.createdAt), desc(likes.likerId)];
  const rows = await unionAll(part(isNull(likes.seenAt), [asc(likes.auto), ...lastFirst]), part(isNotNull(likes.seenAt), lastFirst)).limit(most);
  const people = rows.map(({ profile, likedAt, seenAt, auto, back }) => ({ profile, likedAt, isNew: seenAt === null, match: back !== null, auto }));
  return people.toSorted(byNewsAndAge);
}

/** New before seen; of the new ones those of people before the site's own; the last one first. SQL promises no order of the parts of a union. */
function byNewsAndAge(one: LikerRow, other: LikerRow): number {
  const news = Number(other.isNew) - Number(one.isNew) || (one.isNew ? Number(one.auto) - Number(other.auto) : 0);
  return news || other.likedAt.getTime() - one.likedAt.getTime() || other.profile.id - one.profile.id;
}

/** Likes of two members for each other wait for one another within their transactions, so that the later one sees the match. */
export async function oneAfterAnother(tx: Database, one: number, other: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${Math.min(one, other)}::int, ${Math.max(one, other)}::int)`);
}

/** Adds a like, once. True when it was not there before. */
export async function addLike(db: Database, likerId: number, likedId: number, now: Date): Promise<boolean> {
  const rows = await db.insert(likes).values({ likerId, likedId, createdAt: now }).onConflictDoNothing().returning({ id: likes.likedId });
  return rows.length > 0;
}

/** Takes a like back. True when there was one. */
export async function takeLikeBack(db: Database, likerId: number, likedId: number): Promise<boolean> {
  const rows = await db.delete(likes).where(and(eq(likes.likerId, likerId), eq(likes.likedId, likedId))).returning({ id: likes.likedId });
  return rows.length > 0;
}
