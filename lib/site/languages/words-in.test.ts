import { expect, test } from 'vitest';
import { locales } from './locales';
import { wordsIn } from './words-in';

test('[E04] one text is in the language of the domain, and stands on no page in another', () => {
  expect(locales.filter((locale) => wordsIn('Begin met een vonk', locale, 'nl_NL') === 'Begin met een vonk')).toEqual(['nl']);
  expect(wordsIn('Alles beginnt', 'de', 'DE')).toBe('Alles beginnt');
});

test.each([undefined, '', 'xx'])('[E04] one text on a site whose language is not said (%s) stands in all', (language) => {
  expect(locales.every((locale) => wordsIn('Spark', locale, language) === 'Spark')).toBe(true);
});

test('[E04] texts by language stand each in their own, whatever the language of the domain', () => {
  const words = { nl: 'Vonk', de: 'Funke', pl: '' };
  expect([wordsIn(words, 'nl', 'de'), wordsIn(words, 'de', 'nl')]).toEqual(['Vonk', 'Funke']);
  expect([wordsIn(words, 'pl', 'nl'), wordsIn(words, 'sv', 'nl')]).toEqual([undefined, undefined]);
});

test('no words are none in any language', () => {
  expect([wordsIn(undefined, 'nl', 'nl'), wordsIn('', 'nl', 'nl'), wordsIn({}, 'nl', 'nl')]).toEqual([undefined, undefined, undefined]);
});
