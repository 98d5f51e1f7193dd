import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nicheNumber, nicheOf, niches, nicheTheme } from './niches';

describe('niches', () => {
  test('[A11] the settings’ 1 to 7 are general, she, bdsm, bbw, gilf, milf and gay', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(nicheOf)).toEqual(['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay']);
  });

  test('[A11] a server may send the number as text', () => {
    expect(['1', '2', '7', ' 3 '].map(nicheOf)).toEqual(['general', 'she', 'gay', 'bdsm']);
  });

  test.each([0, 8, -1, 1.5, NaN, Infinity, '', 'gay', null, undefined, {}, [], true, 'length'])('[A11] %j is the general site', (value) => {
    expect(nicheOf(value)).toBe('general');
  });

  test('[A11] number and niche lead to each other', () => {
    for (const niche of niches) expect(nicheOf(nicheNumber(niche))).toBe(niche);
  });

  test('[A11] each niche has a look of its own in the styles, and a theme to open in', () => {
    const styles = readFileSync(new URL('../../../styles/_niches.scss', import.meta.url), 'utf8');
    for (const niche of niches) expect(styles).toContain(niche);
    expect(Object.keys(nicheTheme)).toEqual([...niches]);
  });
});
