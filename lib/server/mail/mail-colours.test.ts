import { expect, test } from 'vitest';
import { nicheColours } from '@/lib/site/niches/niche-colours';
import { niches } from '@/lib/site/niches/niches';
import { mailColours } from './mail-colours';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(niches)('the mails of %s can be read in the light and in the dark', (niche) => {
  const { primary, dusk } = nicheColours(niche);
  const { light, dark } = mailColours(niche);
  expect(contrast('#ffffff', primary)).toBeGreaterThanOrEqual(4.5);
  for (const sky of dusk.slice(0, 2)) expect(contrast('#ffffff', sky)).toBeGreaterThanOrEqual(4.5);
  for (const { surface, surface2, ink, ink2, ink3, primaryInk } of [light, dark]) {
    for (const text of [ink, ink2, ink3, primaryInk]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    for (const text of [ink, ink2]) expect(contrast(text, surface2)).toBeGreaterThanOrEqual(4.5);
  }
});
