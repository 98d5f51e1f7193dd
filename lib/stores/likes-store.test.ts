import { expect, it } from 'vitest';
import type { Liker } from '../contract/likes';
import { createLikesStore, newLikesTotal } from './likes-store';

const liker = (id: number, like_new: boolean) => ({ id, name: `Member ${id}`, like_new }) as Liker;
const answer = { profiles: [], liked_by: [liker(1, true), liker(2, true), liker(3, false)] };

it('[E06] the total of new likes is the server’s count until the likes are known, then that of the likes', () => {
  const store = createLikesStore({ new_likes: 5 });
  expect(newLikesTotal(store.getState())).toBe(5);
  store.getState().receiveUser({ new_likes: 6 });
  expect(newLikesTotal(store.getState())).toBe(6);
  store.getState().receiveLikes(answer);
  expect(newLikesTotal(store.getState())).toBe(2);
});

it('[T06] opening a profile clears its new-like flag, and an answer under way does not set it again', () => {
  const store = createLikesStore();
  store.getState().receiveLikes(answer);
  store.getState().openProfile(1);
  expect(newLikesTotal(store.getState())).toBe(1);
  store.getState().receiveLikes(answer);
  expect(newLikesTotal(store.getState())).toBe(1);
  expect(store.getState().likedBy?.map((each) => each.like_new)).toEqual([false, true, false]);
});

it('a like that the site made itself is in the list, and raises no number', () => {
  const store = createLikesStore();
  store.getState().receiveLikes({ ...answer, liked_by: [...answer.liked_by, { ...liker(4, true), auto: true }] });
  expect(newLikesTotal(store.getState())).toBe(2);
  expect(store.getState().likedBy).toHaveLength(4);
});
