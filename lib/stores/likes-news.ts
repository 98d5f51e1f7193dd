// What is new between one state of the likes and the next. Specification, section 2 (new-like match modal). (S19)
import type { Liker } from '../contract/likes';
import { matchesAmong } from './likes-lists';
import type { LikesState } from './likes-store';

export type LikesNews = { kind: 'match' | 'like'; profile: Liker };

type Lists = Pick<LikesState, 'likedBy' | 'profiles' | 'news'>;

const matchesIn = ({ likedBy, profiles }: Lists) => matchesAmong({ profiles: [...(profiles ?? [])], liked_by: [...(likedBy ?? [])] });
const ids = (likers: readonly Liker[]) => new Set(likers.map(({ id }) => id));

/** Of lists of which the ones before are known: who stands in them anew. Likes of the site itself are introduced elsewhere. */
function between(before: Lists, after: Lists): LikesNews[] {
  if (!before.likedBy || !before.profiles || !after.likedBy) return [];
  const [matched, known] = [ids(matchesIn(before)), ids(before.likedBy)];
  const matches = matchesIn(after);
  const matchedNow = ids(matches);
  return [
    ...matches.filter(({ id }) => !matched.has(id)).map((profile): LikesNews => ({ kind: 'match', profile })),
    ...after.likedBy
      .filter(({ id, like_new, auto }) => like_new && !auto && !known.has(id) && !matchedNow.has(id))
      .map((profile): LikesNews => ({ kind: 'like', profile })),
  ];
}

/** What an event has told of, once the lists say who it is. */
function told({ news, ...lists }: Lists): LikesNews[] {
  const profile = news && lists.likedBy?.find(({ id }) => id === news.profile);
  return profile ? [{ kind: news.match ? 'match' : 'like', profile }] : [];
}

/** Of lists that were not known before, the `count` latest new likes: so many the server has counted since the page was opened. */
export function latestNews(lists: Lists, count: number): LikesNews[] {
  const matched = ids(matchesIn(lists));
  return (lists.likedBy ?? [])
    .filter(({ like_new, auto }) => like_new && !auto)
    .toSorted((one, other) => (other.liked_at ?? '').localeCompare(one.liked_at ?? ''))
    .slice(0, count)
    .map((profile) => ({ kind: matched.has(profile.id) ? 'match' : 'like', profile }));
}

/** New matches and new likes, each at least once: whoever tells them keeps in mind which ones were told. */
export function likesNews(before: Lists, after: Lists): LikesNews[] {
  if (after.likedBy === before.likedBy && after.news === before.news) return [];
  return [...told(after), ...between(before, after)];
}
