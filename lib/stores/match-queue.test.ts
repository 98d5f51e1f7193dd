import { expect, it } from 'vitest';
import type { Liker } from '../contract/likes';
import { createLikesStore } from './likes-store';
import { createMatchQueue, matchQueueOf, nameOf } from './match-queue';

const liker = (id: number, more: Partial<Liker> = {}) => ({ id, name: `Member ${id}`, ...more }) as Liker;
const names = (queue: ReturnType<typeof createMatchQueue>) => queue.getState().waiting.map(nameOf);

it('what waits is shown one after another, and nothing twice', () => {
  const queue = createMatchQueue();
  for (const id of [1, 2, 1]) queue.getState().add({ kind: 'match', profile: liker(id) });
  expect(names(queue)).toEqual(['match 1', 'match 2']);
  queue.getState().leave();
  queue.getState().add({ kind: 'match', profile: liker(1) });
  expect(names(queue)).toEqual(['match 2']);
});

it('a like and a match of the same person are two things', () => {
  const queue = createMatchQueue();
  queue.getState().add({ kind: 'like', profile: liker(1) });
  queue.getState().add({ kind: 'match', profile: liker(1) });
  expect(names(queue)).toEqual(['like 1', 'match 1']);
});

it('what another tab has shown does not wait here, nor come later', () => {
  const queue = createMatchQueue();
  queue.getState().add({ kind: 'match', profile: liker(1) });
  queue.getState().forget('match 1');
  queue.getState().forget('match 2');
  queue.getState().add({ kind: 'match', profile: liker(2) });
  expect(names(queue)).toEqual([]);
});

it('[T20] one at most waits without a profile, until it is known who it is', () => {
  const queue = createMatchQueue();
  for (let at = 0; at < 2; at++) queue.getState().add({ kind: 'match', profile: null });
  expect(queue.getState().waiting).toHaveLength(1);
  queue.getState().introduce(liker(9, { auto: true }));
  expect(names(queue)).toEqual(['like 9']);
  queue.getState().add({ kind: 'match', profile: null });
  queue.getState().introduce(null);
  expect(names(queue)).toEqual(['like 9']);
});

it('the likes of somebody else have a queue of their own', () => {
  const [mine, theirs] = [createLikesStore(), createLikesStore()];
  matchQueueOf(mine).getState().add({ kind: 'match', profile: liker(1) });
  expect(names(matchQueueOf(mine))).toEqual(['match 1']);
  expect(names(matchQueueOf(theirs))).toEqual([]);
});
