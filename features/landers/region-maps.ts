import type { Country } from '@/lib/site/countries/countries';

/** A town on a map: where, how large it is drawn, its name, and other ways to write it. */
export type MapTown = [x: number, y: number, size: number, name: string, ...others: string[]];

/** The map of a region around its largest town, as SVG paths. */
export type RegionMap = {
  /** Units to a kilometre. */
  scale: number;
  /** Its middle: latitude and longitude of the largest town. */
  at: [latitude: number, longitude: number];
  land: string;
  near: string;
  border: string;
  lakes?: string;
  rivers?: string;
  roads?: string;
  woods?: string;
  towns: MapTown[];
};

/** The side of a map in units; a unit is a pixel on a phone. */
export const mapSide = 1400;

const drawn: Record<Country, () => Promise<{ maps: Record<string, RegionMap> }>> = {
  NL: () => import('./maps/nl.generated'),
  BE: () => import('./maps/be.generated'),
  DE: () => import('./maps/de.generated'),
  AT: () => import('./maps/at.generated'),
  CH: () => import('./maps/ch.generated'),
  LU: () => import('./maps/lu.generated'),
  FR: () => import('./maps/fr.generated'),
  IT: () => import('./maps/it.generated'),
  ES: () => import('./maps/es.generated'),
  PL: () => import('./maps/pl.generated'),
  SE: () => import('./maps/se.generated'),
  NO: () => import('./maps/no.generated'),
  DK: () => import('./maps/dk.generated'),
  FI: () => import('./maps/fi.generated'),
  GB: () => import('./maps/gb.generated'),
  IE: () => import('./maps/ie.generated'),
  US: () => import('./maps/us.generated'),
  CA: () => import('./maps/ca.generated'),
  AU: () => import('./maps/au.generated'),
};

/** The maps of a country's regions by their code; none where nothing is drawn. */
export async function regionMaps(country: string | null): Promise<Record<string, RegionMap>> {
  return country && Object.hasOwn(drawn, country) ? (await drawn[country as Country]()).maps : {};
}
