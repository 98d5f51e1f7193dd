// Which photo a file belongs to. (A04)
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import type { Database } from '../database/database';
import { members } from './schema/members';
import { photos, type PhotoRow } from './schema/photos';

const name = sql.placeholder('name');
const photosNamed = builtOnce((db) =>
  db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(or(eq(photos.fullName, name), eq(photos.thumbName, name), eq(photos.blurredName, name)), eq(members.siteId, sql.placeholder('site')), isNull(members.deletedAt), isNull(members.suspendedAt)))
    .prepare('photos_of_file'),
);

/** The photos of a site that have a file of this name, while their members are there and not shut out by the operator. */
export async function photosOfFile(db: Database, siteId: number, file: string): Promise<PhotoRow[]> {
  const rows = await photosNamed(db).execute({ name: file, site: siteId });
  return rows.map(({ photo }) => photo);
}
