// POST and DELETE photo.php: a member's own photos. Specification, sections 3 and 5; bar S7. (V07, S03)
import type { Received } from '@/lib/contract/endpoint';
import type { uploadPhoto as uploadCall } from '@/lib/contract/photos';
import { largestKey } from '../domain/largest-key';
import { photoFor } from '../domain/photo-access';
import { Failure } from '../failure';
import { takeTurns } from '../guards/take-turns';
import type { Bucket } from '../limits';
import { atTheDesk } from '../photos/desk';
import type { PhotoCut, PreparedPhoto } from '../photos/prepare-photo';
import { requestKeyOf } from '../request-key';
import type { MemberCaller, Route } from '../route';
import { addPhoto, isFileInUse, photoByKey, requireRoom, takePhoto } from '../store/own-photo-store';
import type { PhotoRow } from '../store/schema/photos';
import { photosOf } from '../store/profile-store';

/** Decoding is dear: far more than anybody chooses photos, far less than a machine could. */
const perMember: Bucket = { size: 30, every: 20_000 };

function cutOf({ x, y, width, height, turns }: Received<typeof uploadCall>['query']): PhotoCut {
  const given = [x, y, width, height].filter((value) => value !== undefined).length;
  if (given > 0 && given < 4) throw new Failure('invalid_input', { fields: { crop: 'invalid' } });
  return { turns, part: given === 4 ? { x: x!, y: y!, width: width!, height: height! } : undefined };
}

/** The member's own photos, as they themselves see them. */
async function ownPhotos({ parts, session: { member } }: MemberCaller) {
  return (await photosOf(parts.db, member.id)).flatMap((row) => photoFor(row, member) ?? []);
}

async function answerWith(row: PhotoRow, caller: MemberCaller) {
  return { photo: photoFor(row, caller.session.member)!, photos: await ownPhotos(caller) };
}

/** Writes the files under names that tell nothing, the whole photo last; gives the names. */
async function keepFiles({ full, thumb, blurred }: PreparedPhoto, { parts }: MemberCaller) {
  const newName = () => Buffer.from(parts.random(15)).toString('base64url');
  const names = { fullName: newName(), thumbName: newName(), blurredName: blurred && newName() };
  await parts.photos.write(`${names.thumbName}.webp`, thumb);
  if (names.blurredName && blurred) await parts.photos.write(`${names.blurredName}.webp`, blurred);
  await parts.photos.write(`${names.fullName}.webp`, full);
  return names;
}

async function dropFiles(names: Pick<PhotoRow, 'fullName' | 'thumbName' | 'blurredName'>, { parts }: MemberCaller): Promise<void> {
  for (const name of [names.fullName, names.thumbName, names.blurredName]) {
    if (name && !(await isFileInUse(parts.db, name))) await parts.photos.remove(`${name}.webp`);
  }
}

export const uploadPhoto: Route<'uploadPhoto'> = async ({ query, body }, caller) => {
  const { parts, session, request } = caller;
  const me = session.member;
  const cut = cutOf(query);
  const uploadKey = requestKeyOf(request);
  const before = uploadKey === null ? undefined : await photoByKey(parts.db, me.id, uploadKey);
  if (before) return answerWith(before, caller);
  await takeTurns([{ key: `photo:${me.id}`, bucket: perMember }], caller);
  requireRoom(me, (await photosOf(parts.db, me.id)).length);
  const isPrivate = query.private ?? false;
  const prepared = await atTheDesk(async () => {
    const { preparePhoto } = await import('../photos/prepare-photo');
    return preparePhoto(body, cut, { blurred: isPrivate });
  });
  const names = await keepFiles(prepared, caller);
  try {
    const added = await addPhoto(parts.db, me.id, { ...names, private: isPrivate, uploadKey });
    if (added.fullName !== names.fullName) await dropFiles(names, caller);
    return await answerWith(added, caller);
  } catch (error) {
    await dropFiles(names, caller);
    throw error;
  }
};

export const removePhoto: Route<'removePhoto'> = async ({ body }, caller) => {
  const taken = body.id > largestKey ? undefined : await takePhoto(caller.parts.db, caller.session.member.id, body.id);
  if (!taken) throw new Failure('not_found');
  await dropFiles(taken, caller);
  return { photos: await ownPhotos(caller) };
};
