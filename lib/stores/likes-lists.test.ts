import { expect, it } from 'vitest';
import type { Liker } from '../contract/likes';
import { likesOf, likeTypeOf } from './likes-lists';

const liker = (id: number, more: Partial<Liker> = {}) => ({ id, name: `Member ${id}`, ...more }) as Liker;
const ids = (likers: readonly Liker[]) => likers.map(({ id }) => id);

it('[R02] three words name a list, and no other', () => {
  expect(['received', 'given', 'matches', 'm', 'toString', ''].map(likeTypeOf)).toEqual(['received', 'given', 'matches', null, null, null]);
});

it('[S05] new likes come first, whatever order the server gives', () => {
  const answer = { profiles: [liker(7), liker(8, { like_new: true })], liked_by: [liker(1), liker(2, { like_new: true }), liker(3)] };
  expect(ids(likesOf('received', answer))).toEqual([2, 1, 3]);
  expect(ids(likesOf('given', answer))).toEqual([8, 7]);
  expect(likesOf('received', { ...answer, profiles: [liker(3)] }).map(({ liked }) => liked)).toEqual([false, false, true]);
});

it('[E07] [S05] matches are who the server says, or who stand in both lists; new ones first, then the latest of the two likes', () => {
  const profiles = [liker(1, { liked_at: '2026-11-01T10:00:00Z' }), liker(2, { liked_at: '2026-11-02T10:00:00Z' }), liker(3), liker(4, { match: false })];
  const liked_by = [liker(1, { liked_at: '2026-11-05T10:00:00Z' }), liker(2, { liked_at: '2026-10-01T10:00:00Z' }), liker(4)];
  expect(likesOf('matches', { profiles, liked_by }).map(({ id, liked_at }) => [id, liked_at])).toEqual([[1, '2026-11-05T10:00:00Z'], [2, '2026-11-02T10:00:00Z']]);
  const told = [liker(1, { match: true }), liker(2, { match: true, like_new: true })];
  expect(ids(likesOf('matches', { profiles: told, liked_by: [] }))).toEqual([2, 1]);
});
