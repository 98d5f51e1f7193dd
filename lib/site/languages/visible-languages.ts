// Which languages a visitor is offered first: those of the country. Specification, section 9 (language visibility by country). (B08)
import { countryInfo } from '../countries/countries';
import { locales, type Locale } from './locales';

/**
 * The languages that a menu shows to somebody in `country` (two capital letters), in the country's own order, with the
 * one being read among them. All eleven where the country is unknown; the language page always has the others.
 */
export function visibleLanguages(country: string | null | undefined, current: Locale): readonly Locale[] {
  const known = countryInfo(country)?.languages;
  if (!known) return locales;
  return known.includes(current) ? known : [...known, current];
}
