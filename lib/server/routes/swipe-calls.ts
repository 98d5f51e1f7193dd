// swipe.php: the cards, a decision, a pass taken back. Specification, sections 2 and 9. (S12, B03)
import { genders } from '@/lib/contract/genders';
import { swipeLikesPerDay } from '@/lib/site/constants';
import { largestKey } from '../domain/largest-key';
import { personAnswer } from '../domain/person-answer';
import { photoFor } from '../domain/photo-access';
import { siteDay } from '../domain/site-day';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import { grouped } from '../grouped';
import { announceLike, giveLike } from '../live/like-member';
import type { MemberCaller, Route } from '../route';
import { outOfSightOf } from '../store/block-store';
import { memberSeenBy } from '../store/profile-store';
import { photosAmong, swipeDeck, type DeckWish } from '../store/swipe-deck';
import { forgetPass, isSiteLike, likedToday, likesLeft, passBy, takeLikeOfDay, type Swiper } from '../store/swipe-store';

/** So many cards go out at once; the browser asks again before they are through. */
const deckSize = 8;
/** So many photos of one member. */
const mostPhotos = 6;

const swiperOf = ({ session, now }: MemberCaller): Swiper => ({ memberId: session.member.id, day: siteDay(now) });

/** Whom the member looks for, without those between whom and the member a block stands. */
async function wishOf({ parts: { db }, session: { member }, site }: MemberCaller): Promise<DeckWish> {
  const gender = genders.find((each) => each === member.lookingFor);
  return {
    siteId: site.id, self: member.id, gender: gender === 'everyone' ? undefined : gender, country: member.country || undefined,
    real: member.hideFictional, except: await outOfSightOf(db, member.id), seesPrivate: member.paidUser,
  };
}

async function likesOf(caller: MemberCaller) {
  const swiper = swiperOf(caller);
  return { likes_left: await likesLeft(caller.parts.db, swiper), next_at: swiper.day.ends.toISOString() };
}

export const listSwipeCards: Route<'listSwipeCards'> = async (_, caller) => {
  const { parts: { db }, session, site, now } = caller;
  const view = { viewer: session.member, now, cdnPrefix: site.settings.cdn_prefix };
  const left = await likesOf(caller);
  const rows = await swipeDeck(db, await wishOf(caller), { limit: deckSize, liked: swipeLikesPerDay - left.likes_left });
  const photos = grouped(await photosAmong(db, rows.map(({ id }) => id)), ({ memberId }) => memberId);
  const openPhotos = (memberId: number) =>
    (photos.get(memberId) ?? []).flatMap((photo) => photoFor(photo, view.viewer) ?? []).filter(({ locked }) => !locked).slice(0, mostPhotos);
  const today = await likedToday(db, swiperOf(caller));
  return {
    ...left,
    cards: rows.map((row) => ({ ...personAnswer(row, view, false), interests: row.interests, photos: openPhotos(row.id) })),
    liked_today: today.map(({ profile, match, auto }) => ({ ...personAnswer(profile, view, true), match, auto })),
  };
};

type Outcome = { match: boolean; /** The other's like was made by the site. */ auto: boolean };

/** Likes as anywhere else on the site, within the day's number. */
async function like(profile: number, caller: MemberCaller): Promise<Outcome> {
  const { parts: { db, bus }, session: { member }, site, now } = caller;
  const liked = requireVisible(await memberSeenBy(db, profile, member.id), site.id, member.id, false).id;
  const given = await db.transaction(async (tx) => {
    await takeLikeOfDay(tx, swiperOf(caller), liked, now);
    return giveLike(tx, member, liked, now);
  });
  announceLike(bus, member, liked, given);
  return { match: given.match, auto: given.match && (await isSiteLike(db, liked, member.id)) };
}

/** Whoever has left meanwhile can still be passed by; who is out of sight is nobody, and their card goes on the page either way. */
async function pass(profile: number, { parts: { db }, session, site, now }: MemberCaller): Promise<Outcome> {
  const row = await memberSeenBy(db, profile, session.member.id);
  if (!row || row.siteId !== site.id || (row.profileStatus !== 'active' && !row.deletedAt)) throw new Failure('not_found');
  await passBy(db, session.member.id, row.id, now);
  return { match: false, auto: false };
}

export const swipeProfile: Route<'swipeProfile'> = async ({ body }, caller) => {
  if (body.profile === caller.session.member.id) throw new Failure('not_found');
  const outcome = await (body.like ? like : pass)(body.profile, caller);
  return { ...(await likesOf(caller)), ...outcome };
};

export const takeBackPass: Route<'takeBackPass'> = async ({ body }, caller) => {
  if (body.profile <= largestKey) await forgetPass(caller.parts.db, caller.session.member.id, body.profile);
  return likesOf(caller);
};
