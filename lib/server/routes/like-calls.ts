// likes.php and like.php. Specification, sections 2, 3 and 7. (C14, E07, S05)
import { personAnswer } from '../domain/person-answer';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import { likeMember, unlikeMember } from '../live/like-member';
import type { Route } from '../route';
import { likesGiven, likesReceived, type LikerRow } from '../store/like-store';
import { conversationOf, memberSeenBy } from '../store/profile-store';

export const listLikes: Route<'listLikes'> = async (_, { parts: { db }, session, site, now }) => {
  const viewer = session.member;
  const [given, received] = [await likesGiven(db, viewer.id), await likesReceived(db, viewer.id)];
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  const answer = ({ profile, isNew, match, auto, likedAt }: LikerRow, liked: boolean) => ({
    ...personAnswer(profile, view, liked),
    like_new: isNew,
    match,
    auto,
    liked_at: likedAt.toISOString(),
  });
  return { profiles: given.map((row) => answer(row, true)), liked_by: received.map((row) => answer(row, row.match)) };
};

export const setLike: Route<'setLike'> = async ({ body }, { parts, session, site, now }) => {
  const { db } = parts;
  const me = session.member.id;
  if (body.profile === me) throw new Failure('not_found');
  const row = await memberSeenBy(db, body.profile, me);
  const member = requireVisible(row, site.id, me, row !== undefined && (await conversationOf(db, me, row.id)) !== null);
  if (!body.like) {
    await unlikeMember(parts, session.member, member.id);
    return { liked: false, match: false };
  }
  return { liked: true, ...(await likeMember(parts, session.member, member.id, now)) };
};
