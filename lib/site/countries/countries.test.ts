import { describe, expect, test } from 'vitest';
import { countries, countryInfo, intlLocale } from './countries';
import { locales, localeTable } from '../languages/locales';

describe('countries', () => {
  test('[B08] speak the languages that the specification gives them', () => {
    expect(countryInfo('BE')?.languages).toEqual(['nl', 'fr', 'de']);
    expect(countryInfo('CH')?.languages).toEqual(['de', 'it', 'fr', 'en']);
  });

  test('[B08] each has a language of the product, and each language a country', () => {
    for (const country of countries) expect(countryInfo(country)!.languages.length).toBeGreaterThan(0);
    expect(new Set(countries.flatMap((country) => countryInfo(country)!.languages)), 'each language stands in the list of a country in lib/site/countries/countries.ts').toEqual(new Set(locales));
  });

  test.each([null, undefined, '', 'XX', 'nl', 'NLD', 'toString', '__proto__', 'constructor'])('[B08] %j is unknown', (code) => {
    expect(countryInfo(code)).toBeUndefined();
  });

  test('money is a currency that Intl knows', () => {
    for (const country of countries) expect(Intl.supportedValuesOf('currency')).toContain(countryInfo(country)!.currency);
  });

  test('a language is written as its country writes it, and as at home where the country does not speak it', () => {
    expect(intlLocale('de', 'CH', 'de-DE')).toBe('de-CH');
    expect(intlLocale('en', 'US', 'en-GB')).toBe('en-US');
    expect(intlLocale('fi', 'US', 'fi-FI')).toBe('fi-FI');
    expect(intlLocale('nl', null, 'nl-NL')).toBe('nl-NL');
    for (const locale of locales) {
      for (const country of [...countries, undefined]) expect(intlLocale(locale, country, localeTable[locale].iso)).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
    }
  });
});
