// Which photo a file belongs to. (A04)
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from './database';
import { members } from './schema/members';
import { photos, type PhotoRow } from './schema/photos';

/** The photo of a site that one of its files is named after, while its member is there. */
export async function photoOfFile(db: Database, siteId: number, name: string): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(or(eq(photos.fullName, name), eq(photos.thumbName, name), eq(photos.blurredName, name)), eq(members.siteId, siteId), isNull(members.deletedAt)));
  return row?.photo;
}
