import { describe, expect, test } from 'vitest';
import { fabrics } from './palette';
import { portrait } from './portrait';
import { crops } from './portrait-options';

/** How large a person is drawn. */
const sizeOf = (svg: string) => Number(/rotate\([^)]*\) scale\(-?[\d.]+ ([\d.]+)\) translate\(-300 -300\)/.exec(svg)![1]);
const holdsMug = (svg: string) => svg.includes('fill="#4a2617"');

describe('a portrait', () => {
  test('is near, head and shoulders, or down to the waist', () => {
    const [close, bust, half] = crops.map((crop) => sizeOf(portrait({ seed: 'crop', crop })));
    expect(close! / bust!).toBeGreaterThan(1.08);
    expect(bust! / half!).toBeGreaterThan(1.3);
  });

  test('of a seed alone comes in all three croppings, each for more than one in eight', () => {
    const sizes = Array.from({ length: 120 }, (_, number) => sizeOf(portrait({ seed: `crop-${number}` })));
    expect(sizes.filter((size) => size > 1.5).length).toBeGreaterThan(15);
    expect(sizes.filter((size) => size < 1).length).toBeGreaterThan(15);
    expect(sizes.filter((size) => size >= 1 && size <= 1.5).length).toBeGreaterThan(15);
  });

  test('shows a hand around a mug in some pictures to the waist, and in no others', () => {
    const at = (crop: (typeof crops)[number]) => Array.from({ length: 30 }, (_, number) => holdsMug(portrait({ seed: `mug-${number}`, bg: 'cafe', crop }))).filter(Boolean).length;
    expect(at('half')).toBeGreaterThan(8);
    expect(at('half')).toBeLessThan(30);
    expect([at('bust'), at('close')]).toEqual([0, 0]);
  });

  test('shows nobody with bare shoulders in snow', () => {
    const bare = (bg: 'snow' | 'beach') => Array.from({ length: 60 }, (_, number) => portrait({ seed: `cold-${number}`, sex: 'f', bg })).filter((svg) => /stroke-width="8" stroke-linecap="round"/.test(svg)).length;
    expect(bare('beach')).toBeGreaterThan(2);
    expect(bare('snow')).toBe(0);
  });

  test('has a mug that stands out against clothes of any colour', () => {
    for (const fab of fabrics) {
      const svg = Array.from({ length: 12 }, (_, number) => portrait({ seed: `mug-${number}`, bg: 'cafe', crop: 'half', fab, cloth: 'crew' })).find(holdsMug)!;
      const mug = /H352L346,[\d.]+C344,[\d.]+ 288,[\d.]+ 286,[\d.]+Z" fill="(#\w+)"/.exec(svg)![1]!;
      const steps = [1, 3, 5].map((at) => Math.abs(parseInt(mug.slice(at, at + 2), 16) - parseInt(fab.slice(at, at + 2), 16)));
      expect(Math.max(...steps)).toBeGreaterThan(50);
    }
  });
});
