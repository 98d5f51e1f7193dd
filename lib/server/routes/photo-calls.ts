// POST and DELETE photo.php: a member's own photos. Specification, sections 3 and 5; bar S7. (V07, S03)
import type { Received } from '@/lib/contract/endpoint';
import type { uploadPhoto as uploadCall } from '@/lib/contract/photos';
import { largestKey } from '../domain/largest-key';
import { photoFor } from '../domain/photo-access';
import { Failure } from '../failure';
import { inPrepareQueue } from '../photos/prepare-queue';
import { dropFiles, keepFiles, giveBackToPhotoLimit, ownPhotos } from '../photos/own-photo-files';
import type { PhotoCut } from '../photos/prepare-photo';
import { requestKeyOf } from '../request-key';
import type { MemberCaller, Route } from '../route';
import { addPhoto, photoByKey, requireRoom, takePhoto } from '../store/own-photo-store';
import type { PhotoRow } from '../store/schema/photos';
import { photosOf } from '../store/profile-store';

function cutOf({ x, y, width, height, turns }: Received<typeof uploadCall>['query']): PhotoCut {
  const given = [x, y, width, height].filter((value) => value !== undefined).length;
  if (given > 0 && given < 4) throw new Failure('invalid_input', { fields: { crop: 'invalid' } });
  return { turns, part: given === 4 ? { x: x!, y: y!, width: width!, height: height! } : undefined };
}

async function answerWith(row: PhotoRow, caller: MemberCaller) {
  return { photo: photoFor(row, caller.session.member)!, photos: await ownPhotos(caller) };
}

export const uploadPhoto: Route<'uploadPhoto'> = async ({ query, body }, caller) => {
  const { parts, session, request } = caller;
  const me = session.member;
  const cut = cutOf(query);
  const uploadKey = requestKeyOf(request);
  const before = uploadKey === null ? undefined : await photoByKey(parts.db, me.id, uploadKey);
  if (before) {
    await giveBackToPhotoLimit(caller);
    return answerWith(before, caller);
  }
  requireRoom(me, (await photosOf(parts.db, me.id)).length);
  const isPrivate = query.private ?? false;
  const prepared = await inPrepareQueue(async () => {
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
