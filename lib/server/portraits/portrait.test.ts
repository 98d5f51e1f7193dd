import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { person } from './person';
import { portrait } from './portrait';
import { portraitCases } from './testing/portrait-cases';
import hashes from './portrait.hashes.json';

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

test('every face is, to the letter, the one whose drawing is on record', () => {
  expect(portraitCases.map((each) => nameOf(portrait(each)))).toEqual(hashes);
});

test('the same seed is the same person in every photo, in another scene and other clothes', () => {
  const [first, second] = [portrait({ seed: 'member-17', photo: 0 }), portrait({ seed: 'member-17', photo: 1 })];
  expect(first).not.toEqual(second);
  const iris = (svg: string) => /r="10.4" fill="(#\w+)"/.exec(svg)?.[1];
  expect(iris(second)).toEqual(iris(first));
  expect(person({ seed: 'member-17' })).toEqual(person({ seed: 'member-17' }));
});

test('what is given is taken, what is left out or undefined is chosen', () => {
  expect(person({ seed: 'a', sex: 'f', age: 61, skin: 6, hairColor: 'copper', build: 'full' })).toMatchObject({
    sex: 'f', age: 61, skin: 6, hairColor: 'copper', build: 'full', beard: 'none',
  });
  expect(person({ seed: 'a', hair: undefined, eye: undefined })).toEqual(person({ seed: 'a' }));
});

test('a man whose hair is long has a beard that one sees', () => {
  const men = Array.from({ length: 400 }, (_, number) => person({ seed: `man-${number}`, sex: 'm' })).filter(({ hair }) => hair === 'longm');
  expect(men.length).toBeGreaterThan(10);
  expect(men.filter(({ beard }) => beard === 'none' || beard === 'stubble')).toEqual([]);
});

test('no seed chooses anyone younger than 25', () => {
  for (let number = 0; number < 400; number++) expect(person({ seed: `anyone-${number}` }).age).toBeGreaterThanOrEqual(25);
});

test.each([24, 24.9, 18, 0, -40, Number.NaN])('nobody of %d is drawn', (age) => {
  expect(() => portrait({ seed: 'young', age })).toThrow(RangeError);
});
