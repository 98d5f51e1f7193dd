// What the regions of a country are called, apart from the rest that is known of it: the browser needs no more than this. Specification, sections 2 and 9.
import type { Country } from './countries';

export const regionKinds = [
  'province', 'province_territory', 'bundesland', 'state', 'state_territory', 'canton', 'county', 'voivodeship', 'region', 'maakunta', 'lan', 'fylke',
] as const;
/** The word for a country's regions; its translation is the message `region.<kind>`. (S04) */
export type RegionKind = (typeof regionKinds)[number];

const kinds: Record<Country, RegionKind> = {
  NL: 'province', BE: 'province', DE: 'bundesland', AT: 'bundesland', CH: 'canton', LU: 'canton', FR: 'region', IT: 'region', ES: 'province', PL: 'voivodeship',
  SE: 'lan', NO: 'fylke', DK: 'region', FI: 'maakunta', GB: 'county', IE: 'county', US: 'state', CA: 'province_territory', AU: 'state_territory',
};

/** The word for the regions of a country (two capital letters); 'region' where the country is unknown. (S04) */
export function regionKindOf(country: string | null | undefined): RegionKind {
  return country && Object.hasOwn(kinds, country) ? kinds[country as Country] : 'region';
}
