// The three lists of likes, made from what likes.php answers. Specification, sections 2 and 3. (R02, S05, E07)
import type { Result } from '../contract/endpoint';
import type { Liker, listLikes } from '../contract/likes';

export type LikesAnswer = Result<typeof listLikes>;

export const likeTypes = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/** A word of an address as a kind of likes; null for any other word. */
export const likeTypeOf = (word: string): LikeType | null => likeTypes.find((type) => type === word) ?? null;

const newFirst = (one: Liker, other: Liker): number => Number(other.like_new ?? false) - Number(one.like_new ?? false);

/** Those with whom a like goes both ways: as the server says, or who stand in both lists. New ones first, then the latest. */
export function matchesAmong({ profiles, liked_by }: LikesAnswer): Liker[] {
  const theirs = new Map(liked_by.map((liker) => [liker.id, liker]));
  const later = (one = '', other = '') => (one > other ? one : other) || undefined;
  return profiles
    .filter(({ id, match }) => match ?? theirs.has(id))
    .map((liker) => ({ ...liker, liked_at: later(liker.liked_at, theirs.get(liker.id)?.liked_at) }))
    .toSorted((one, other) => newFirst(one, other) || (other.liked_at ?? '').localeCompare(one.liked_at ?? ''));
}

/** One of the lists, new ones first, each with whether it is a match; of those who like the member also whom the member likes. */
export function likesOf(type: LikeType, answer: LikesAnswer): Liker[] {
  if (type === 'matches') return matchesAmong(answer);
  if (type === 'given') {
    const theirs = new Set(answer.liked_by.map(({ id }) => id));
    return answer.profiles.map((liker) => ({ ...liker, match: liker.match ?? theirs.has(liker.id) })).toSorted(newFirst);
  }
  const given = new Set(answer.profiles.map(({ id }) => id));
  return answer.liked_by
    .map((liker) => {
      const liked = liker.liked ?? liker.match ?? given.has(liker.id);
      return { ...liker, liked, match: liker.match ?? liked };
    })
    .toSorted(newFirst);
}
