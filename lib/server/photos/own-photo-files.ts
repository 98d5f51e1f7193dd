// What the calls about a member's own photos share: the files under their names, the answer, the limit. Bar S7. (V07)
import { photoFor } from '../domain/photo-access';
import { giveBackToLimits, takeFromLimits, type RateLimit } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { MemberCaller } from '../route';
import { isFileInUse, type PhotoNames } from '../store/own-photo-store';
import { photosOf } from '../store/profile-store';
import type { PreparedPhoto } from './prepare-photo';

/** Decoding is dear: far more than anybody chooses photos, far less than a machine could. */
const perMember: Bucket = { size: 30, every: 20_000 };

const photoLimit = ({ session }: MemberCaller): RateLimit[] => [{ key: `photo:${session.member.id}`, bucket: perMember }];

/** Counts a photo of the member that is to be decoded. Throws too_many_requests. */
export async function takeFromPhotoLimit(caller: MemberCaller): Promise<void> {
  await takeFromLimits(photoLimit(caller), caller);
}

/** Counts it no more, where nothing was decoded. */
export async function giveBackToPhotoLimit(caller: MemberCaller): Promise<void> {
  await giveBackToLimits(photoLimit(caller), caller);
}

/** The member's own photos, as they themselves see them. */
export async function ownPhotos({ parts, session: { member } }: MemberCaller) {
  return (await photosOf(parts.db, member.id)).flatMap((row) => photoFor(row, member) ?? []);
}

/** Writes the files under names that tell nothing, the whole photo last; gives the names. */
export async function keepFiles({ full, thumb, blurred }: PreparedPhoto, { parts }: MemberCaller): Promise<PhotoNames> {
  const newName = () => Buffer.from(parts.random(15)).toString('base64url');
  const names = { fullName: newName(), thumbName: newName(), blurredName: blurred && newName() };
  await parts.photos.write(`${names.thumbName}.webp`, thumb);
  if (names.blurredName && blurred) await parts.photos.write(`${names.blurredName}.webp`, blurred);
  await parts.photos.write(`${names.fullName}.webp`, full);
  return names;
}

/** Removes the files that no photo has any more. */
export async function dropFiles(names: PhotoNames, { parts }: MemberCaller): Promise<void> {
  for (const name of [names.fullName, names.thumbName, names.blurredName]) {
    if (name && !(await isFileInUse(parts.db, name))) await parts.photos.remove(`${name}.webp`);
  }
}
