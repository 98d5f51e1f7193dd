// What a region's code is called: in the language of its own country, as addresses are written there. Specification, section 2. (S04)
import type { Country } from '@/lib/site/countries/countries';
import { regions } from '@/lib/site/countries/regions.generated';

const names = new Map(Object.values(regions).flatMap((each) => each.map(({ code, name }) => [code, name] as const)));

/** The name of a region ('NL-UT' gives 'Utrecht'); null for one that is unknown. */
export function regionName(code: string | null): string | null {
  return (code !== null && names.get(code)) || null;
}

/** Whether a region's code is one of a country's. */
export function isRegionOf(country: string, code: string): boolean {
  return regions[country as Country]?.some((region) => region.code === code) ?? false;
}
