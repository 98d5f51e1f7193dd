// The countries a site can serve: their languages and their money. Specification, sections 2 and 9.
import { minimumAge } from '../constants';
import type { Locale } from '../languages/locales';

export type CountryInfo = {
  languages: readonly Locale[];
  currency: string;
  /** Where the law asks for more years than the product does. */
  minimumAge?: number;
};

const table = {
  NL: { languages: ['nl', 'en'], currency: 'EUR' },
  BE: { languages: ['nl', 'fr', 'de'], currency: 'EUR' },
  DE: { languages: ['de', 'en'], currency: 'EUR' },
  AT: { languages: ['de', 'en'], currency: 'EUR' },
  CH: { languages: ['de', 'it', 'fr', 'en'], currency: 'CHF' },
  LU: { languages: ['fr', 'de', 'en'], currency: 'EUR' },
  FR: { languages: ['fr', 'en'], currency: 'EUR' },
  IT: { languages: ['it', 'de', 'en'], currency: 'EUR' },
  ES: { languages: ['es', 'en'], currency: 'EUR' },
  PL: { languages: ['pl', 'en'], currency: 'PLN' },
  SE: { languages: ['sv', 'en'], currency: 'SEK' },
  NO: { languages: ['nb', 'en'], currency: 'NOK' },
  DK: { languages: ['da', 'en'], currency: 'DKK' },
  FI: { languages: ['fi', 'sv', 'en'], currency: 'EUR' },
  GB: { languages: ['en'], currency: 'GBP' },
  IE: { languages: ['en'], currency: 'EUR' },
  US: { languages: ['en', 'es'], currency: 'USD' },
  CA: { languages: ['en', 'fr'], currency: 'CAD' },
  AU: { languages: ['en'], currency: 'AUD' },
} as const satisfies Record<string, CountryInfo>;

export type Country = keyof typeof table;
export const countries = Object.keys(table) as Country[];

/** What is known of a country (two capital letters), or undefined for one that no site serves. (B08) */
export function countryInfo(code: string | null | undefined): CountryInfo | undefined {
  return code && Object.hasOwn(table, code) ? table[code as Country] : undefined;
}

/** How old a member from a country must be: never younger than the product's own minimum. (V03) */
export function minimumAgeIn(country: string | null | undefined): number {
  return Math.max(minimumAge, countryInfo(country)?.minimumAge ?? 0);
}

/** Language and country as one tag for Intl ('de' in CH gives 'de-CH'): never the bare language. (A07) */
export function intlLocale(locale: Locale, country: string | null | undefined, home: string): string {
  return countryInfo(country)?.languages.includes(locale) ? `${locale}-${country}` : home;
}
