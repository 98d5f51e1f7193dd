// GET profile.php: one member's own page. Specification, sections 2, 3 and 6. (R04, E12)
import { requireVisible } from '../domain/visible-member';
import { takeLook } from '../guards/rate-limit';
import { profileAnswer } from '../profile-answer';
import type { Route } from '../route';
import { readNotices } from '../store/notification-store';
import { likesBetween, memberSeenBy, memberTalkedWith, photosOf, seeLike } from '../store/profile-store';

export const getProfile: Route<'getProfile'> = async ({ query }, caller) => {
  await takeLook(caller);
  const { parts: { db, bus }, site, session, now, shared } = caller;
  const viewer = session?.member ?? null;
  const isOwn = viewer?.id === query.id;
  const meet = () => (viewer ? memberTalkedWith(db, query.id, viewer.id) : memberSeenBy(db, query.id, undefined).then((row) => row && { row, talk: null }));
  const seen = isOwn ? { row: viewer, talk: null } : await shared(`member ${query.id}`, meet);
  const talk = seen?.talk ?? null;
  const member = requireVisible(seen?.row, site.id, viewer?.id, talk !== null);
  const photos = member.suspendedAt ? [] : await photosOf(db, member.id);
  const likes = !viewer || isOwn ? null : await likesBetween(db, viewer.id, member.id);
  if (viewer && likes?.isNew && (await seeLike(db, member.id, viewer.id, now))) {
    await readNotices(db, { member: viewer.id, about: member.id, kinds: ['like', 'match'] }, now);
    bus.publish(viewer.id, { event: { type: 'likes' } });
  }
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  return { profile: profileAnswer(member, view, { photos, liked: viewer ? (likes?.liked ?? false) : undefined, conversation: talk }) };
};
