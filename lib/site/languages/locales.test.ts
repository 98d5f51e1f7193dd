import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultDateLocale } from './default-date-locale';
import { defaultLocale, fallbackLocale, isLocale, locales, localeTable } from './locales';

describe('the table of languages', () => {
  test('[A06] holds the eleven languages of the product and no other', () => {
    expect([...locales].sort()).toEqual(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']);
  });

  test('[A07] English is the default, Dutch the fallback and the language of dates', () => {
    expect({ defaultLocale, fallbackLocale, defaultDateLocale }).toEqual({ defaultLocale: 'en', fallbackLocale: 'nl', defaultDateLocale: 'nl' });
  });

  test.each(locales)('[E11] %s has its code, a tag that Intl knows, a language for pictures, and a catalogue that is there', (locale) => {
    const { code, iso, gifLocale, file, name } = localeTable[locale];
    expect(code).toBe(locale);
    expect(Intl.DateTimeFormat.supportedLocalesOf(iso)).toEqual([iso]);
    expect(iso).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
    expect(gifLocale).toMatch(/^[a-z]{2}$/);
    expect(existsSync(new URL(`../../../locales/${file}`, import.meta.url))).toBe(true);
    expect(name.length).toBeGreaterThan(3);
  });

  test('[E11] picture services call Norwegian no, where the product says nb', () => {
    expect(localeTable.nb).toMatchObject({ code: 'nb', iso: 'nb-NO', gifLocale: 'no', file: 'nb.json' });
  });

  test.each(['EN', 'eng', 'nl-NL', 'no', '', ' nl', 'toString', '__proto__', 'constructor', 'hasOwnProperty', undefined, null, 3, ['nl'], { toString: () => 'nl' }])(
    '%j is no language of the product',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});
