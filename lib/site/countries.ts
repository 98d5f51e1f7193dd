// The countries a site can serve: their languages, what their regions are called, their money. Specification, sections 2 and 9.
import { minimumAge } from './constants';
import type { Locale } from './locales';

export const regionKinds = [
  'province', 'province_territory', 'bundesland', 'state', 'state_territory', 'canton', 'county', 'voivodeship', 'region', 'maakunta', 'lan', 'fylke',
] as const;
/** The word for a country's regions; its translation is the message `region.<kind>`. (S04) */
export type RegionKind = (typeof regionKinds)[number];

export type CountryInfo = {
  languages: readonly Locale[];
  regions: RegionKind;
  currency: string;
  /** Where the law asks for more years than the product does. */
  minimumAge?: number;
};

const table = {
  NL: { languages: ['nl', 'en'], regions: 'province', currency: 'EUR' },
  BE: { languages: ['nl', 'fr', 'de'], regions: 'province', currency: 'EUR' },
  DE: { languages: ['de', 'en'], regions: 'bundesland', currency: 'EUR' },
  AT: { languages: ['de', 'en'], regions: 'bundesland', currency: 'EUR' },
  CH: { languages: ['de', 'it', 'fr', 'en'], regions: 'canton', currency: 'CHF' },
  LU: { languages: ['fr', 'de', 'en'], regions: 'canton', currency: 'EUR' },
  FR: { languages: ['fr', 'en'], regions: 'region', currency: 'EUR' },
  IT: { languages: ['it', 'de', 'en'], regions: 'region', currency: 'EUR' },
  ES: { languages: ['es', 'en'], regions: 'province', currency: 'EUR' },
  PL: { languages: ['pl', 'en'], regions: 'voivodeship', currency: 'PLN' },
  SE: { languages: ['sv', 'en'], regions: 'lan', currency: 'SEK' },
  NO: { languages: ['nb', 'en'], regions: 'fylke', currency: 'NOK' },
  DK: { languages: ['da', 'en'], regions: 'region', currency: 'DKK' },
  FI: { languages: ['fi', 'sv', 'en'], regions: 'maakunta', currency: 'EUR' },
  GB: { languages: ['en'], regions: 'county', currency: 'GBP' },
  IE: { languages: ['en'], regions: 'county', currency: 'EUR' },
  US: { languages: ['en', 'es'], regions: 'state', currency: 'USD' },
  CA: { languages: ['en', 'fr'], regions: 'province_territory', currency: 'CAD' },
  AU: { languages: ['en'], regions: 'state_territory', currency: 'AUD' },
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

/** The word for the regions of a country; 'region' where the country is unknown. (S04) */
export function regionKindOf(country: string | null | undefined): RegionKind {
  return countryInfo(country)?.regions ?? 'region';
}

/** Language and country as one tag for Intl ('de' in CH gives 'de-CH'): never the bare language. (A07) */
export function intlLocale(locale: Locale, country: string | null | undefined, home: string): string {
  return countryInfo(country)?.languages.includes(locale) ? `${locale}-${country}` : home;
}
