// Countries and regions as the reader calls them. Specification, section 2 (member search). (S04)
import type { Region } from '../contract/places';

/** Regions by the code of their country. */
export type Regions = Record<string, Region[]>;

/** A country's name in the reader's language. */
export function countryName(code: string, intlLocale: string): string {
  return new Intl.DisplayNames(intlLocale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** The same for what an operator wrote: what is no code stands as it was written. */
export const countryWritten = (country: string | undefined, intlLocale: string): string | undefined => (country && /^[A-Z]{2}$/.test(country) ? countryName(country, intlLocale) : country);

/** Countries by name, in the reader's alphabet. */
export function countryOptions(codes: readonly string[], intlLocale: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(intlLocale);
  return codes.map((value) => ({ value, label: countryName(value, intlLocale) })).toSorted((a, b) => compare(a.label, b.label));
}

/** A region by its code, as the server calls it. */
export function regionName(regions: Regions, country: string | undefined, code: string | undefined): string | undefined {
  return country && code ? regions[country]?.find((region) => region.code === code)?.name : undefined;
}

/** A word as it stands at the start of a label: 'provincie' becomes 'Provincie'. */
export function asLabel(word: string, locale: string): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}
