import { expect, test } from 'vitest';
import { skins } from './palette';
import { portrait } from './portrait';

/** Where the lines of a face begin, from the top of the picture's face down. */
function linesOf(age: number, seed = 'lines') {
  const svg = portrait({ seed, age, sex: 'f', skin: 4, smile: 'calm', tilt: 0 });
  const groups = [...svg.matchAll(/<g stroke="[^"]*" stroke-width="2\.6"[^>]*filter="url\(#b2\)">(.*?)<\/g>/gs)].map((match) => match[1]!);
  return [...groups.join('').matchAll(/M[\d.]+,([\d.]+)C/g)].map((match) => Number(match[1]));
}
const onForehead = (age: number, seed?: string) => linesOf(age, seed).filter((y) => y < 255).length;

test('nobody below 42 has a line on the forehead, whatever the seed', () => {
  for (const seed of ['a', 'b', 'c', 'fatou']) for (const age of [25, 26, 33, 41]) expect(onForehead(age, seed)).toBe(0);
});

test('the lines of a face become more with age, and never fewer', () => {
  const counts = [26, 36, 44, 49, 53, 63, 73].map((age) => linesOf(age).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect([44, 53, 63, 73].map((age) => onForehead(age))).toEqual([1, 2, 3, 3]);
});

test('a highlight on the skin is of the skin: white only in eyes, teeth and jewels', () => {
  for (let skin = 0; skin < skins.length; skin++) {
    const svg = portrait({ seed: 'light', age: 30, sex: 'm', skin, smile: 'calm', glasses: false });
    const blurred = [...svg.matchAll(/<(?:ellipse|path)[^>]*fill="(#\w+)"[^>]*filter="url\(#b(?:2|6|12|24)\)"/g)].map((match) => match[1]!);
    expect(blurred).not.toContain('#fff');
    expect(blurred).toContain(skins[skin]!.light);
  }
});

test('someone fair of 25 does not have a grey beard', () => {
  const beard = (hairColor: 'platinum' | 'silver') => /fill="(#\w+)" opacity="0\.95"/.exec(portrait({ seed: 'beard', age: 25, sex: 'm', beard: 'full', hairColor }))![1]!;
  const [red, , blue] = [1, 3, 5].map((at) => parseInt(beard('platinum').slice(at, at + 2), 16)) as [number, number, number];
  expect(red - blue).toBeGreaterThan(40);
  expect(beard('silver')).not.toEqual(beard('platinum'));
});
