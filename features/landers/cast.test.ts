import { describe, expect, test } from 'vitest';
import { chosenCast, decorativeCast, turned } from './cast';
import { someone } from './testing/some-people';

const people = [someone(12), someone(3), someone(7, { fictional: true }), someone(5, { main_image: { filename: 'x.webp', locked: true } }), someone(4, { main_image: null })];
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('who a lander shows', () => {
  test('[A05] decoration is members with an open photo, none of them fictional, always in the same order', () => {
    expect(ids(decorativeCast(people))).toEqual([3, 12]);
    expect(ids(decorativeCast(people.toReversed()))).toEqual([3, 12]);
  });

  test('who can be chosen are members first, fictional profiles after them, nobody behind a lock', () => {
    expect(ids(chosenCast(people))).toEqual([3, 12, 7]);
  });

  test('round by round everybody comes to the front, and nobody is no trouble', () => {
    expect(turned([1, 2, 3] as never[], 4)).toEqual([2, 3, 1]);
    expect(turned([], 9)).toEqual([]);
  });
});
