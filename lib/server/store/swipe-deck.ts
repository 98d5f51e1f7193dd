// Who lies in a member's deck next: found on the indexes of search, without those that were decided on. Stack, 'Database'. (S12, bar P8)
import { and, asc, desc, eq, inArray, isNull, notInArray, sql, type Column, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { roundRobin } from '@/lib/round-robin';
import type { CardRow } from '../domain/person-answer';
import { cardColumns } from './card-columns';
import type { Database } from '../database/database';
import { fits, latest, type MemberFilter } from './member-search';
import { likes } from './schema/likes';
import { listings } from './schema/listings';
import { members } from './schema/members';
import { photos, type PhotoRow } from './schema/photos';
import { swipes } from './schema/swipes';

export type DeckRow = CardRow & { interests: string[] };
export type DeckWish = MemberFilter & { self: number; /** Main photos that are private are shown to the viewer. */ seesPrivate: boolean };

const deckColumns = { ...cardColumns, interests: members.interests };

/**
 * Not swiped and not liked by a member. The two lists are read once, from their keys alone, and looked up in memory:
 * whoever has passed thousands does not pay for each of them with a look at an index.
 */
function undecidedBy(db: Database, memberId: number, other: Column): SQL {
  const passed = db.select({ id: swipes.profileId }).from(swipes).where(eq(swipes.memberId, memberId));
  const liked = db.select({ id: likes.likedId }).from(likes).where(eq(likes.likerId, memberId));
  return notInArray(other, unionAll(passed, liked));
}

/** Of those who like a member and wait for an answer so many are looked at, and so many at a time, each by key. */
const [mostWaiting, waitingAtOnce] = [160, 16];

/**
 * Up to `limit` members who like the viewer and are still without an answer, the last to say so first. Fictional profiles have no
 * such right of way, nor has whom the viewer cannot see.
 */
async function admirers(db: Database, wish: DeckWish, limit: number): Promise<DeckRow[]> {
  const waiting = await db
    .select({ id: likes.likerId })
    .from(likes)
    .where(and(eq(likes.likedId, wish.self), undecidedBy(db, wish.self, likes.likerId)))
    .orderBy(desc(likes.createdAt), desc(likes.likerId))
    .limit(mostWaiting);
  const found: DeckRow[] = [];
  for (let at = 0; at < waiting.length && found.length < limit; at += waitingAtOnce) {
    const ids = waiting.slice(at, at + waitingAtOnce).map(({ id }) => id);
    const cards = await db
      .select(deckColumns)
      .from(listings)
      .innerJoin(members, eq(members.id, listings.memberId))
      .where(and(inArray(listings.memberId, ids), fits({ ...wish, country: undefined, real: true }), wish.seesPrivate ? undefined : isNull(members.mainBlurred)));
    found.push(...cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
  }
  return found.slice(0, limit);
}

/** Up to `limit` others, the last to be active first; of the next few, those whose photo is on a lock come last. */
function others(db: Database, wish: DeckWish, limit: number): Promise<DeckRow[]> {
  const next = latest(db, and(fits(wish), undecidedBy(db, wish.self, listings.memberId)), { limit: limit * 3 });
  const isLocked = wish.seesPrivate ? [] : [asc(sql`${members.mainBlurred} is not null`)];
  return db
    .select(deckColumns)
    .from(next)
    .innerJoin(members, eq(members.id, next.id))
    .orderBy(...isLocked, desc(next.activeHour), desc(next.id))
    .limit(limit);
}

/**
 * The next cards, one in two of whom likes the viewer already, as long as there are such. The others are of the viewer's own country, then of elsewhere.
 * `liked`: how many likes the viewer gave today; after an odd number the one who likes the viewer comes first. Decision 49.
 */
export async function swipeDeck(db: Database, wish: DeckWish, { limit, liked = 0 }: { limit: number; liked?: number }): Promise<DeckRow[]> {
  const waiting = await admirers(db, wish, limit);
  const strangers: DeckRow[] = [];
  const wanted = Math.max(limit - waiting.length, Math.ceil(limit / 2));
  for (const country of new Set([wish.country, undefined])) {
    if (strangers.length >= wanted) break;
    const except = [...(wish.except ?? []), ...[...waiting, ...strangers].map(({ id }) => id)];
    strangers.push(...(await others(db, { ...wish, country, except }, wanted - strangers.length)));
  }
  return roundRobin(liked % 2 === 0 ? [strangers, waiting] : [waiting, strangers]).slice(0, limit);
}

/** The photos of all these members, each member's in order. */
export function photosAmong(db: Database, ids: readonly number[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.select().from(photos).where(inArray(photos.memberId, [...ids])).orderBy(asc(photos.position), asc(photos.id));
}
