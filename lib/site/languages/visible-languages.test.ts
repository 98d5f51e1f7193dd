import { expect, test } from 'vitest';
import { locales } from './locales';
import { visibleLanguages } from './visible-languages';

test.each([
  ['BE', ['nl', 'fr', 'de']],
  ['CH', ['de', 'it', 'fr', 'en']],
  ['NL', ['nl', 'en']],
  ['FI', ['fi', 'sv', 'en']],
] as const)('[B08] in %s the languages offered are %j', (country, languages) => {
  expect(visibleLanguages(country, languages[0])).toEqual(languages);
});

test('[B08] the language being read stays in sight, also where the country does not have it', () => {
  expect(visibleLanguages('BE', 'pl')).toEqual(['nl', 'fr', 'de', 'pl']);
});

test.each([null, undefined, '', 'XX'])('[B08] where the country is unknown (%j) all eleven are offered', (country) => {
  expect(visibleLanguages(country, 'nl')).toEqual(locales);
});
