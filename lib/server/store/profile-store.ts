// A member's row, photos, and what ties them to the viewer. Specification, section 3 (Profile).
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { largestKey } from '../domain/largest-key';
import { noBlockBetween } from './block-store';
import type { Database } from '../database/database';
import { inView } from './in-view';
import { conversations } from './schema/conversations';
import { likes } from './schema/likes';
import { members, type MemberRow } from './schema/members';
import { photos, type PhotoRow } from './schema/photos';

export async function memberById(db: Database, id: number): Promise<MemberRow | undefined> {
  if (id > largestKey) return undefined;
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row;
}

/** A member's row as another member may come across it: as if it did not exist while a block stands between the two, or out of sight. (S11) */
export async function memberSeenBy(db: Database, id: number, viewerId: number | undefined): Promise<MemberRow | undefined> {
  if (id > largestKey) return undefined;
  const [row] = await db.select().from(members).where(and(eq(members.id, id), viewerId === undefined ? undefined : noBlockBetween(viewerId, id), inView(viewerId)));
  return row;
}

/** The same, with the conversation that the two have; null for none. */
export async function memberTalkedWith(db: Database, id: number, viewerId: number): Promise<{ row: MemberRow; talk: number | null } | undefined> {
  if (id > largestKey) return undefined;
  const pair = and(eq(conversations.firstId, Math.min(id, viewerId)), eq(conversations.secondId, Math.max(id, viewerId)));
  const [found] = await db
    .select({ row: members, talk: conversations.id })
    .from(members)
    .leftJoin(conversations, pair)
    .where(and(eq(members.id, id), noBlockBetween(viewerId, id), inView(viewerId)));
  return found;
}

export function photosOf(db: Database, memberId: number): Promise<PhotoRow[]> {
  return db.select().from(photos).where(eq(photos.memberId, memberId)).orderBy(asc(photos.position), asc(photos.id));
}

/** The conversation of two members, or null where they have none. */
export async function conversationOf(db: Database, one: number, other: number): Promise<number | null> {
  if (Math.max(one, other) > largestKey) return null;
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, Math.min(one, other)), eq(conversations.secondId, Math.max(one, other))));
  return row?.id ?? null;
}

/** Whether a member likes another, and whether that one's like for the member is new. */
export async function likesBetween(db: Database, memberId: number, otherId: number): Promise<{ liked: boolean; isNew: boolean }> {
  const rows = await db
    .select({ liker: likes.likerId, seenAt: likes.seenAt })
    .from(likes)
    .where(or(and(eq(likes.likerId, memberId), eq(likes.likedId, otherId)), and(eq(likes.likerId, otherId), eq(likes.likedId, memberId))));
  return { liked: rows.some(({ liker }) => liker === memberId), isNew: rows.some(({ liker, seenAt }) => liker === otherId && seenAt === null) };
}

/** The like of `liker` for `liked` is no longer new. True when it was. (T06) */
export async function seeLike(db: Database, liker: number, liked: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(likes)
    .set({ seenAt: now })
    .where(and(eq(likes.likerId, liker), eq(likes.likedId, liked), isNull(likes.seenAt)))
    .returning({ liker: likes.likerId });
  return rows.length > 0;
}
