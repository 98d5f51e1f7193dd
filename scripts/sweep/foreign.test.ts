import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { catalogueOf, foreignIn, foreignTo } from './foreign';

describe('in the languages of the product', () => {
  test.each(locales)('what stands in the catalogue of %s is its own, long texts of the legal pages too', (locale) => {
    const foreign = foreignTo(locale);
    const bare = [...catalogueOf(locale).values()].filter((text) => !/[{<]/.test(text));
    expect(bare.map((text) => foreignIn(text, foreign, [])).filter(Boolean)).toEqual([]);
  });

  test.each(locales.filter((locale) => locale !== 'en'))('English and Dutch that is left in %s is found', (locale) => {
    const foreign = foreignTo(locale);
    expect(foreignIn('Physical contact not possible', foreign, [])).not.toBeNull();
    expect(foreignIn(catalogueOf('en').get('legal.terms.sections.fictional.p1')!, foreign, [])).not.toBeNull();
    if (locale !== 'nl') expect(foreignIn('Fysiek contact niet mogelijk', foreign, [])).not.toBeNull();
  });
});

test.each([['da', 'sv'], ['nb', 'da'], ['pl', 'de'], ['fi', 'it']] as const)('a sentence that is left in %s from %s is found', (locale, from) => {
  expect(foreignIn(catalogueOf(from).get('safety.block.undo')!, foreignTo(locale), [])).not.toBeNull();
});

describe('what gives another language away', () => {
  const texts: Partial<Record<Locale, Record<string, string>>> = {
    nl: { a: 'Je hebt {count} nieuwe berichten van {name} gekregen', b: 'Opslaan', c: 'Premium' },
    en: { a: 'You got {count} new messages from {name}', b: 'Save', c: 'Premium' },
    de: { a: 'Du hast {count} neue Nachrichten von {name}', b: 'Speichern', c: 'Premium' },
  };
  const foreign = foreignTo('de', (locale) => new Map(Object.entries(texts[locale] ?? {})));

  test('a part between values; where it is of one or two words, it may be anybody’s', () => {
    expect(foreignIn('You have 3 new messages from Noor', foreign, [])).not.toBeNull();
    expect(foreignIn('You got it', foreign, [])).toBeNull();
  });

  test('a short text as a whole, not within another; what is the same in both is nobody’s', () => {
    expect(foreignIn('Save', foreign, [])).toBe('Save');
    expect(foreignIn('Savery', foreign, [])).toBeNull();
    expect(foreignIn('Premium', foreign, [])).toBeNull();
  });

  test('two words that only the other language has, and the days of its week', () => {
    expect(foreignIn('Something went wrong with your payment', foreign, [])).not.toBeNull();
    expect(foreignIn('Robin the Great', foreign, [])).toBeNull();
    expect(foreignIn('maandag 16 november', foreign, [])).not.toBeNull();
    expect(foreignIn('Montag, 16. November', foreign, [])).toBeNull();
  });

  test('what members wrote is theirs, also quoted or cut short', () => {
    const written = ['Walking with the dog and you know the rest'];
    expect(foreignIn('“Walking with the dog and you…”', foreign, written)).toBeNull();
    expect(foreignIn('Vous : Walking with the dog and you know the rest', foreign, written)).toBeNull();
    expect(foreignIn('Dig: Walking with the dog and you know the rest', foreign, written)).toBeNull();
    expect(foreignIn('Walking with the cat and you', foreign, written)).not.toBeNull();
    // A short word of the product is not theirs because they wrote it too.
    expect(foreignIn('Save', foreign, ['Save me a dance'])).not.toBeNull();
  });
});
