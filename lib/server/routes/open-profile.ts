// GET profile.php: one member's own page. Specification, sections 2, 3 and 6. (R04, E12)
import { requireVisible } from '../domain/visible-member';
import { takeLook } from '../guards/take-turns';
import { profileAnswer } from '../profile-answer';
import type { Route } from '../route';
import { likedAmong } from '../store/like-store';
import { readNotices } from '../store/notification-store';
import { conversationOf, memberSeenBy, photosOf, seeLike } from '../store/profile-store';

export const getProfile: Route<'getProfile'> = async ({ query }, caller) => {
  await takeLook(caller);
  const { parts: { db, bus }, site, session, now } = caller;
  const viewer = session?.member ?? null;
  const row = await memberSeenBy(db, query.id, viewer?.id);
  const talk = viewer && row && viewer.id !== row.id ? await conversationOf(db, viewer.id, row.id) : null;
  const member = requireVisible(row, site.id, viewer?.id, talk !== null);
  const photos = member.suspendedAt ? [] : await photosOf(db, member.id);
  const liked = viewer ? await likedAmong(db, viewer.id, [member.id]) : undefined;
  if (viewer && (await seeLike(db, member.id, viewer.id, now))) {
    await readNotices(db, { member: viewer.id, about: member.id, kinds: ['like', 'match'] }, now);
    bus.publish(viewer.id, { event: { type: 'likes' } });
  }
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  return { profile: profileAnswer(member, view, { photos, liked: liked?.has(member.id), conversation: talk }) };
};
