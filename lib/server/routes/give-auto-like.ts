// GET auto-like.php: the profile in whose name the site itself likes a member. Always fictional, always said to be the site's. Specification, section 7. (C11, T20)
import { autoLikeDue } from '../domain/auto-like-due';
import { personAnswer } from '../domain/person-answer';
import type { MemberCaller, Route } from '../route';
import { addAutoLike, autoLikeCandidates, claimAutoLike, lastAutoLike } from '../store/auto-like-store';
import { newTotals } from '../store/new-totals';
import { notify } from '../store/notification-store';

/** Among so many who fit, chance decides. */
const choice = 16;

async function giveWhereDue({ parts: { db, bus, random }, session: { member }, now }: MemberCaller): Promise<void> {
  const { newLikes } = await newTotals(db, member.id);
  if (!autoLikeDue(member, newLikes, now) || !(await claimAutoLike(db, member.id, now))) return;
  const candidates = await autoLikeCandidates(db, member, choice);
  const chosen = candidates[(random(1)[0] ?? 0) % candidates.length];
  if (chosen === undefined) return;
  await db.transaction(async (tx) => {
    await addAutoLike(tx, chosen, member.id, now);
    await notify(tx, { kind: 'like', member: member.id, about: chosen, auto: true }, now);
  });
  bus.publish(member.id, { event: { type: 'likes' } });
}

/** Gives the site's latest like for the member, after a new one where it is due; asking again changes nothing. */
export const getAutoLike: Route<'getAutoLike'> = async (_, caller) => {
  await giveWhereDue(caller);
  const { parts, session, site, now } = caller;
  const last = await lastAutoLike(parts.db, session.member.id);
  if (!last) return null;
  const view = { viewer: session.member, now, cdnPrefix: site.settings.cdn_prefix };
  const { profile, isNew, likedAt, likedBack } = last;
  return { ...personAnswer(profile, view, likedBack), like_new: isNew, match: likedBack, auto: true, liked_at: likedAt.toISOString() };
};
