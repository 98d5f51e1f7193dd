import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nicheColours, nicheNumbers } from './niche-colours';
import { niches } from './niches';

const sheet = readFileSync('styles/_niches.scss', 'utf8');
const numberIn = (niche: string, name: string) => {
  const block = sheet.slice(sheet.indexOf(`[data-niche='${niche}']`));
  return Number(new RegExp(`--${name}: ([\\d.]+);`).exec(block)![1]);
};

describe('[A11] the colours of a niche', () => {
  test.each(niches)('%s has the numbers of the style sheet', (niche) => {
    const { h1, c1, h2, c2 } = nicheNumbers[niche];
    expect([h1, c1, h2, c2]).toEqual(['h1', 'c1', 'h2', 'c2'].map((name) => numberIn(niche, name)));
  });

  test.each([['general', '#d8176a'], ['she', '#c82c97'], ['bdsm', '#d72c40'], ['bbw', '#b539bb'], ['gilf', '#b84f7d'], ['milf', '#db1850'], ['gay', '#396eed']] as const)(
    '%s comes to the pink of the design, %s',
    (niche, pink) => {
      const bytes = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
      bytes(nicheColours(niche).primary).forEach((byte, at) => expect(Math.abs(byte - bytes(pink)[at]!)).toBeLessThanOrEqual(1));
    },
  );

  test.each(niches)('%s has a light and a dark ground', (niche) => {
    const { light, dark } = nicheColours(niche).ground;
    expect(parseInt(light.slice(1, 3), 16)).toBeGreaterThan(240);
    expect(parseInt(dark.slice(1, 3), 16)).toBeLessThan(30);
  });
});
