import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nicheColours, nicheNumbers } from './niche-colours';
import { niches } from './niches';

const sheet = readFileSync('styles/_niches.scss', 'utf8');

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(niches)('the colours of %s', (niche) => {
  test('come from the six numbers of its style sheet', () => {
    const block = sheet.slice(sheet.indexOf(`[data-niche='${niche}']`)).split('}')[0] ?? '';
    expect([...block.matchAll(/--\w+: ([\d.]+);/g)].map(([, number]) => Number(number))).toEqual(nicheNumbers[niche]);
  });

  test('can be read: text 4.5 to 1 on everything it stands on, light and dark', () => {
    const { primary, dusk, light, dark } = nicheColours(niche);
    expect(contrast('#ffffff', primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', dusk[0])).toBeGreaterThanOrEqual(4.5);
    for (const { surface, surface2, ink, ink2, ink3, primaryInk } of [light, dark]) {
      for (const text of [ink, ink2, ink3, primaryInk]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
      for (const text of [ink, ink2]) expect(contrast(text, surface2)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
