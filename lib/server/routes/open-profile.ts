// GET profile.php: one member's own page. Specification, sections 2, 3 and 6. (R04, E12)
import { personAnswer } from '../domain/person-answer';
import { photoFor } from '../domain/photo-access';
import { requireVisible } from '../domain/visible-member';
import type { Route } from '../route';
import { likedAmong } from '../store/like-store';
import { conversationOf, memberById, photosOf, seeLike } from '../store/profile-store';

export const getProfile: Route<'getProfile'> = async ({ query }, { parts: { db, bus }, site, session, now }) => {
  const viewer = session?.member ?? null;
  const row = await memberById(db, query.id);
  const talk = viewer && row && viewer.id !== row.id ? await conversationOf(db, viewer.id, row.id) : null;
  const member = requireVisible(row, site.id, viewer?.id, talk !== null);
  const photos = await photosOf(db, member.id);
  const liked = viewer ? await likedAmong(db, viewer.id, [member.id]) : undefined;
  if (viewer && (await seeLike(db, member.id, viewer.id, now))) bus.publish(viewer.id, { event: { type: 'likes' } });
  const { gender, sexuality, hair, eye, body, rel, tattoo } = member;
  return {
    profile: {
      ...personAnswer(member, { viewer, now, cdnPrefix: site.settings.cdn_prefix }, liked?.has(member.id)),
      about: member.about,
      attributes: { gender, sexuality, hair, eye, body, rel, tattoo },
      interests: member.interests,
      photos: photos.flatMap((photo) => photoFor(photo, viewer) ?? []),
      num_photos: photos.length,
      conversation_id: talk,
    },
  };
};
