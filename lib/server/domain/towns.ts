// Where towns lie: the nearest one to a position, and the middle of one by its name. Specification, section 7 (geocode). (C09)
import type { Place } from '@/lib/contract/geocode';
import { searchable } from '@/lib/format/search-words';
import { distanceBetween } from './distance';
import { townText, type Town } from './towns.generated';

/** Beyond this many kilometres a town says nothing about where somebody is. */
const farthest = 120;

let read: Record<string, Town[]> | undefined;
const townsPerRegion = () => (read ??= JSON.parse(townText) as Record<string, Town[]>);

const countryOf = (region: string) => region.slice(0, 2);

/** The nearest known town of one of the countries (of any, where none are named); null where none is near. */
export function nearestTown(lat: number, lon: number, countries: readonly string[]): Place | null {
  const here = { lat, lon, fictional: false };
  let nearest: Place | null = null;
  let away = farthest;
  for (const [region, towns] of Object.entries(townsPerRegion())) {
    if (countries.length > 0 && !countries.includes(countryOf(region))) continue;
    for (const [townLat, townLon, city] of towns) {
      const far = distanceBetween(here, { lat: townLat, lon: townLon, fictional: false })!;
      if (far >= away) continue;
      away = far;
      nearest = { country: countryOf(region), region, city, lat: townLat, lon: townLon };
    }
  }
  return nearest;
}

/** Where a town of a region lies, by any of its names; null for one that is not known. */
export function townNamed(region: string | null, city: string | null): { lat: number; lon: number } | null {
  if (!region || !city) return null;
  const found = townsPerRegion()[region]?.find(([, , ...names]) => names.some((name) => searchable(name) === searchable(city)));
  return found ? { lat: found[0], lon: found[1] } : null;
}
