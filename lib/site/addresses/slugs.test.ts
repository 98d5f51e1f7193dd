import { describe, expect, test } from 'vitest';
import { locales } from '../languages/locales';
import { niches } from '../niches/niches';
import { parseSlug, slugOf, type Variant } from './slugs';
import { allSlugs } from './testing/all-slugs';

const visitor: Variant = { niche: 'bbw', locale: 'fi' };

describe('landing slugs', () => {
  test('[A12] each niche has its prefix, and English is written eng', () => {
    const inDutch = niches.map((niche) => slugOf({ niche, locale: 'nl' }));
    const inEnglish = niches.map((niche) => slugOf({ niche, locale: 'en' }));
    expect(inDutch).toEqual(['nl', 'she-nl', 'bdsm-nl', 'bbw-nl', 'gilf-nl', 'milf-nl', 'gay-nl']);
    expect(inEnglish).toEqual(['eng', 'she-eng', 'bdsm-eng', 'bbw-eng', 'gilf-eng', 'milf-eng', 'gay-eng']);
  });

  test('[A12] there are 77 of them, no two alike, and each names the variant it was made from', () => {
    expect(new Set(allSlugs()).size).toBe(77);
    for (const niche of niches) {
      for (const locale of locales) expect(parseSlug(slugOf({ niche, locale }), visitor)).toEqual({ niche, locale });
    }
  });

  test('[A12] a slug speaks for itself: the visitor changes nothing about it', () => {
    for (const slug of allSlugs()) expect(parseSlug(slug, visitor)).toEqual(parseSlug(slug, { niche: 'gay', locale: 'pl' }));
  });

  test('[A13] auto is the visitor’s own language and niche; after a prefix it is the language alone', () => {
    for (const locale of locales) {
      expect(parseSlug('auto', { niche: 'milf', locale })).toEqual({ niche: 'milf', locale });
      for (const niche of niches.slice(1)) expect(parseSlug(`${niche}-auto`, { niche: 'general', locale })).toEqual({ niche, locale });
    }
  });

  test.each([
    'en', 'she-en', 'gay-en', 'english', 'general', 'general-nl', 'general-auto', 'she', 'she-', '-nl', '-', '', 'nl-', 'nl-she', 'she-she-nl',
    'NL', 'She-nl', 'she_nl', 'she nl', ' nl', 'nl ', 'nl-NL', 'no', 'toString', '__proto__', 'constructor', 'she-constructor', 'hasOwnProperty',
    'autos', 'auto-nl', 'xxx-nl', 'nl/../de', 'Auto', 'ENG',
  ])('[A12] %j is no slug', (slug) => {
    expect(parseSlug(slug, visitor)).toBeNull();
  });
});
