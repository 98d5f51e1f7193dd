// likes.php and like.php. Specification, sections 2, 3 and 7. (C14, E07, S05)
import { personAnswer } from '../domain/person-answer';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import type { Route } from '../route';
import { addLike, likedAmong, likesGiven, likesReceived, takeLikeBack, type LikerRow } from '../store/like-store';
import { conversationOf, memberById } from '../store/profile-store';

export const listLikes: Route<'listLikes'> = async (_, { parts: { db }, session, site, now }) => {
  const viewer = session.member;
  const [given, received] = [await likesGiven(db, viewer.id), await likesReceived(db, viewer.id)];
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  const answer = ({ profile, isNew, match }: LikerRow, liked: boolean) => ({ ...personAnswer(profile, view, liked), like_new: isNew, match });
  return { profiles: given.map((row) => answer(row, true)), liked_by: received.map((row) => answer(row, row.match)) };
};

export const setLike: Route<'setLike'> = async ({ body }, { parts: { db, bus }, session, site, now }) => {
  const me = session.member.id;
  if (body.profile === me) throw new Failure('not_found');
  const row = await memberById(db, body.profile);
  const member = requireVisible(row, site.id, me, row !== undefined && (await conversationOf(db, me, row.id)) !== null);
  const changed = body.like ? await addLike(db, me, member.id, now) : await takeLikeBack(db, me, member.id);
  if (changed) for (const each of [me, member.id]) bus.publish(each, { event: { type: 'likes' } });
  const match = body.like && (await likedAmong(db, member.id, [me])).has(me);
  return { liked: body.like, match };
};
