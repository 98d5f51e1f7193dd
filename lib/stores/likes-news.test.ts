import { expect, it } from 'vitest';
import type { Liker } from '../contract/likes';
import { likesNews } from './likes-news';

const liker = (id: number, more: Partial<Liker> = {}) => ({ id, name: `Member ${id}`, ...more }) as Liker;
const state = (liked_by: Liker[] | null, profiles: Liker[] | null = [], news: { profile: number; match: boolean } | null = null) => ({ likedBy: liked_by, profiles, news });
const told = (...states: [Parameters<typeof likesNews>[0], Parameters<typeof likesNews>[0]]) => likesNews(...states).map(({ kind, profile }) => `${kind} ${profile.id}`);
const fresh = { like_new: true };

it('a match that was not there before is news, whichever of the two liked last', () => {
  expect(told(state([liker(1)]), state([liker(1)], [liker(1)]))).toEqual(['match 1']);
  expect(told(state([], [liker(1, { match: false })]), state([liker(1, fresh)], [liker(1, { match: true })]))).toEqual(['match 1']);
});

it('a new like is news; one that was seen elsewhere, or that the site made, is not', () => {
  expect(told(state([]), state([liker(1, fresh), liker(2), liker(3, { ...fresh, auto: true })]))).toEqual(['like 1']);
});

it('what was there when the page was opened is no news', () => {
  expect(told(state(null, null), state([liker(1, fresh)], [liker(1, { match: true })]))).toEqual([]);
  expect(told(state([liker(1, fresh)]), state([liker(1, fresh)]))).toEqual([]);
});

it('who an event names is told as soon as the list knows them', () => {
  const news = { profile: 1, match: true };
  expect(told(state(null, null), state(null, null, news))).toEqual([]);
  expect(told(state(null, null, news), state([liker(1, fresh)], [liker(1)], news))).toEqual(['match 1']);
  expect(told(state(null, null), state([liker(1, fresh)], [], { ...news, match: false }))).toEqual(['like 1']);
  expect(told(state(null, null), state([liker(2)], [], news))).toEqual([]);
});
