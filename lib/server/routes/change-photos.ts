// PUT photo.php: the order of a member's own photos, and which of them are private. Specification, sections 1, 3 and 6. (A04, S13)
import { largestKey } from '../domain/largest-key';
import { Failure } from '../failure';
import { inPrepareQueue } from '../photos/prepare-queue';
import { dropFiles, keepFiles, ownPhotos, takeFromPhotoLimit } from '../photos/own-photo-files';
import type { MemberCaller, Route } from '../route';
import { changePrivacy, orderPhotos, ownPhoto } from '../store/own-photo-store';
import type { PhotoRow } from '../store/schema/photos';

async function bytesOf(photo: PhotoRow, name: string, { parts: { photos, drawPhoto } }: MemberCaller): Promise<Uint8Array> {
  const bytes = await photos.read(`${name}.webp`);
  if (bytes) return bytes;
  await drawPhoto(photo);
  const drawn = await photos.read(`${name}.webp`);
  if (!drawn) throw new Failure('not_found');
  return drawn;
}

/** The sharp files under new names, as the old ones are known to everybody, and a blurred one beside them. */
async function veiledCopy(photo: PhotoRow, caller: MemberCaller) {
  await takeFromPhotoLimit(caller);
  const [full, thumb] = [await bytesOf(photo, photo.fullName, caller), await bytesOf(photo, photo.thumbName, caller)];
  const blurred = await inPrepareQueue(async () => (await import('../photos/prepare-photo')).veiledPhoto(full));
  return keepFiles({ full, thumb, blurred }, caller);
}

async function setPrivate(photo: PhotoRow, caller: MemberCaller): Promise<void> {
  const names = photo.private ? { fullName: photo.fullName, thumbName: photo.thumbName, blurredName: null } : await veiledCopy(photo, caller);
  const changed = await changePrivacy(caller.parts.db, photo, names).catch(async (error: unknown) => {
    await dropFiles(names, caller);
    throw error;
  });
  await dropFiles(changed ? photo : names, caller);
}

export const changePhotos: Route<'changePhotos'> = async ({ body }, caller) => {
  const { parts, session } = caller;
  const me = session.member.id;
  if ('order' in body) {
    const fits = body.order.every((id) => id <= largestKey) && (await orderPhotos(parts.db, me, body.order));
    if (!fits) throw new Failure('not_found');
  } else {
    const photo = body.id > largestKey ? undefined : await ownPhoto(parts.db, me, body.id);
    if (!photo) throw new Failure('not_found');
    if (photo.private !== body.private) await setPrivate(photo, caller);
  }
  return { photos: await ownPhotos(caller) };
};
