import type { Country } from '@/lib/site/countries';

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
  NL: () => import('./maps/NL.generated'),
  BE: () => import('./maps/BE.generated'),
  DE: () => import('./maps/DE.generated'),
  AT: () => import('./maps/AT.generated'),
  CH: () => import('./maps/CH.generated'),
  LU: () => import('./maps/LU.generated'),
  FR: () => import('./maps/FR.generated'),
  IT: () => import('./maps/IT.generated'),
  ES: () => import('./maps/ES.generated'),
  PL: () => import('./maps/PL.generated'),
  SE: () => import('./maps/SE.generated'),
  NO: () => import('./maps/NO.generated'),
  DK: () => import('./maps/DK.generated'),
  FI: () => import('./maps/FI.generated'),
  GB: () => import('./maps/GB.generated'),
  IE: () => import('./maps/IE.generated'),
  US: () => import('./maps/US.generated'),
  CA: () => import('./maps/CA.generated'),
  AU: () => import('./maps/AU.generated'),
};

/** The maps of a country's regions by their code; none where nothing is drawn. */
export async function regionMaps(country: string | null): Promise<Record<string, RegionMap>> {
  return country && Object.hasOwn(drawn, country) ? (await drawn[country as Country]()).maps : {};
}
