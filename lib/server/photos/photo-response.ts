// GET photo.php/<name>.webp: a photo's file, for those who may see it. Specification, sections 1 and 6. (A04, P02, P03)
import { accessTo, type Viewer } from '../domain/photo-access';
import { Failure } from '../failure';
import type { Caller } from '../route';
import type { ServerParts } from '../server-parts';
import type { Database } from '../database/database';
import { photosOfFile } from '../store/photos-of-file';
import { photoNamePattern } from './photo-files';
import { memberSeenBy } from '../store/profile-store';
import type { PhotoRow } from '../store/schema/photos';

const prefix = '/api/photo.php/';

export function isPhotoPath(path: string): boolean {
  return path.startsWith(prefix);
}

const isOpen = (photo: PhotoRow, name: string, viewer: Viewer) => name === photo.blurredName || accessTo(photo, viewer) === 'sharp';

/** Of the photos that share a file, one that everybody may see, else one that the viewer may: their own, or of a member who is not out of their sight. (S11) */
async function openest(photos: PhotoRow[], name: string, viewer: Viewer, db: Database): Promise<PhotoRow | undefined> {
  const open = photos.find((photo) => isOpen(photo, name, null));
  if (open || !viewer) return open;
  for (const photo of photos.filter((each) => isOpen(each, name, viewer))) {
    if (photo.memberId === viewer.id || (await memberSeenBy(db, photo.memberId, viewer.id))) return photo;
  }
  return undefined;
}

/** How long a browser may keep a file: what everybody may see for ever, as its name changes with its picture; of the rest no byte, which would be there after a logout. (bar S9) */
const cachingOf = (photo: PhotoRow, name: string): string | null => (isOpen(photo, name, null) ? 'public, max-age=31536000, immutable' : null);

async function bytesOf(photo: PhotoRow, file: string, { photos, drawPhoto }: ServerParts): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await photos.read(file);
  if (bytes) return bytes;
  await drawPhoto(photo);
  return photos.read(file);
}

/** Serves the file. A photo that the viewer may not see is as unknown as one that does not exist. */
export async function photoResponse(path: string, { parts, site, session, request, answer }: Caller): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Failure('method_not_allowed', { allow: 'GET' });
  const file = path.slice(prefix.length);
  if (!photoNamePattern.test(file)) throw new Failure('not_found');
  const name = file.slice(0, -'.webp'.length);
  const viewer: Viewer = session && session.member;
  const photo = await openest(await photosOfFile(parts.db, site.id, name), name, viewer, parts.db);
  if (!photo) throw new Failure('not_found');

  const etag = `"${name}"`;
  const headers = new Headers({ 'content-type': 'image/webp', etag });
  const caching = cachingOf(photo, name);
  // Pages show it from the operator's own picture host, which fetches it here.
  if (/^https?:/.test(site.settings.cdn_prefix)) headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set('cache-control', caching ?? answer.get('cache-control')!);
  if (caching && request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const bytes = await bytesOf(photo, file, parts);
  if (!bytes) throw new Failure('not_found');
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { headers });
}
