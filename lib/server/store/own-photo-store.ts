// A member's own photos in the database: added, ordered, hidden, taken away, the first one copied into the member's row. Specification, section 5. (V07, E02)
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { photoLimit } from '@/lib/site/constants';
import { Failure } from '../failure';
import type { Database } from '../database/database';
import { lockMember } from './member-store';
import { members, type MemberRow } from './schema/members';
import { photos, type PhotoRow } from './schema/photos';
import { photosOf } from './profile-store';
import { isEvidence } from './report-store';

export type NewPhoto = { fullName: string; thumbName: string; blurredName: string | null; private: boolean; uploadKey: string | null };

/** How many photos a member may have. (V07) */
export function mostPhotos({ paidUser }: Pick<MemberRow, 'paidUser'>): number {
  return paidUser ? photoLimit.premium : photoLimit.free;
}

/** Throws photo_limit where there is no room for one more. */
export function requireRoom(member: Pick<MemberRow, 'paidUser'>, count: number): void {
  const limit = mostPhotos(member);
  if (count >= limit) throw new Failure('photo_limit', { params: { limit } });
}

/** The photo that a call with this key added before. */
export async function photoByKey(db: Database, memberId: number, uploadKey: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(and(eq(photos.memberId, memberId), eq(photos.uploadKey, uploadKey)));
  return row;
}

async function copyMain(tx: Database, memberId: number): Promise<void> {
  const [main] = await tx.select().from(photos).where(eq(photos.memberId, memberId)).orderBy(asc(photos.position), asc(photos.id)).limit(1);
  await tx
    .update(members)
    .set({ mainPhoto: main?.fullName ?? null, mainThumb: main?.thumbName ?? null, mainBlurred: main?.private ? main.blurredName : null })
    .where(eq(members.id, memberId));
}

/** Adds a photo behind the others; of several at once no more get in than there is room for. Throws photo_limit. */
export async function addPhoto(db: Database, memberId: number, photo: NewPhoto): Promise<PhotoRow> {
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const before = photo.uploadKey === null ? undefined : await photoByKey(tx, memberId, photo.uploadKey);
    if (before) return before;
    const there = await photosOf(tx, memberId);
    requireRoom(member, there.length);
    const [added] = await tx.insert(photos).values({ memberId, position: (there.at(-1)?.position ?? -1) + 1, ...photo }).returning();
    await copyMain(tx, memberId);
    return added!;
  });
}

/** Takes a photo of a member's own away and closes the gap; undefined where it is not theirs, or not there. */
export async function takePhoto(db: Database, memberId: number, photoId: number): Promise<PhotoRow | undefined> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const [taken] = await tx.delete(photos).where(and(eq(photos.id, photoId), eq(photos.memberId, memberId))).returning();
    if (!taken) return undefined;
    await tx.update(photos).set({ position: sql`${photos.position} - 1` }).where(and(eq(photos.memberId, memberId), gt(photos.position, taken.position)));
    await copyMain(tx, memberId);
    return taken;
  });
}

/** One of a member's own photos; undefined where it is not theirs, or not there. */
export async function ownPhoto(db: Database, memberId: number, photoId: number): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(and(eq(photos.id, photoId), eq(photos.memberId, memberId)));
  return row;
}

/** Puts a member's photos in an order; those it does not name keep theirs, behind it. False, and nothing changed, where it names one that is not theirs. */
export async function orderPhotos(db: Database, memberId: number, order: readonly number[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const there = await photosOf(tx, memberId);
    const named = [...new Set(order)].map((id) => there.find((photo) => photo.id === id));
    if (named.includes(undefined)) return false;
    const wanted = [...named, ...there.filter((photo) => !named.includes(photo))] as PhotoRow[];
    for (const [position, photo] of wanted.entries()) {
      if (photo.position !== position) await tx.update(photos).set({ position }).where(eq(photos.id, photo.id));
    }
    await copyMain(tx, memberId);
    return true;
  });
}

export type PhotoNames = Pick<PhotoRow, 'fullName' | 'thumbName' | 'blurredName'>;

/** Makes a photo private or open and gives it these names, where it still is as `seen`; false where another call was first. */
export async function changePrivacy(db: Database, seen: PhotoRow, names: PhotoNames): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMember(tx, seen.memberId);
    const unchanged = and(eq(photos.id, seen.id), eq(photos.private, seen.private), eq(photos.fullName, seen.fullName));
    const changed = await tx.update(photos).set({ ...names, private: !seen.private }).where(unchanged).returning({ id: photos.id });
    await copyMain(tx, seen.memberId);
    return changed.length > 0;
  });
}

/** Whether any photo still has a file of this name, as two members may show the same illustration; or a report is still to be judged by it. */
export async function isFileInUse(db: Database, name: string): Promise<boolean> {
  const rows = await db.select({ id: photos.id }).from(photos).where(or(eq(photos.fullName, name), eq(photos.thumbName, name), eq(photos.blurredName, name))).limit(1);
  return rows.length > 0 || isEvidence(db, name);
}
