// Which photo a file belongs to. (A04)
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { members } from './schema/members';
import { photos, type PhotoRow } from './schema/photos';

/** The photos of a site that have a file of this name, while their members are there and not shut out by the operator. */
export async function photosOfFile(db: Database, siteId: number, name: string): Promise<PhotoRow[]> {
  const rows = await db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(or(eq(photos.fullName, name), eq(photos.thumbName, name), eq(photos.blurredName, name)), eq(members.siteId, siteId), isNull(members.deletedAt), isNull(members.suspendedAt)));
  return rows.map(({ photo }) => photo);
}
