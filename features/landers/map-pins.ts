import type { Person } from '@/lib/contract/person';
import { decorativeCast } from './cast';
import { mapSide, type MapTown, type RegionMap } from './region-maps';

export type Pin = { person: Person; town: string; x: number; y: number };

const mostPins = 9;
/** A face over its town and the town's name below it: nearer to each other than this they would lie on one another. */
const [beside, below] = [88, 112];

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}|[’'`]/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o').toLowerCase().trim();
const middle = mapSide / 2;
const away = ({ x, y }: { x: number; y: number }, [u, v]: readonly [number, number]) => Math.hypot(x - u, y - v);

/** The towns of a map by every way to write them. */
const byName = (towns: readonly MapTown[]) => new Map(towns.toReversed().flatMap((town) => town.slice(3).map((name) => [plain(String(name)), town] as const)));

/**
 * Who stands where: members with a public photo, one at a town, on its middle. A town that the map does not know has no pin,
 * and neither has a fictional profile, which has no home town. (A05)
 */
export function mapPins(people: readonly Person[], map: RegionMap): Pin[] {
  const towns = byName(map.towns);
  const placed = decorativeCast(people).flatMap((person): Pin[] => {
    const town = person.city ? towns.get(plain(person.city)) : undefined;
    return town ? [{ person, town: person.city!.trim(), x: town[0], y: town[1] }] : [];
  });
  const pins: Pin[] = [];
  for (const pin of placed.toSorted((a, b) => away(a, [middle, middle]) - away(b, [middle, middle]))) {
    if (pins.length < mostPins && pins.every(({ x, y }) => Math.abs(pin.x - x) >= beside || Math.abs(pin.y - y) >= below)) pins.push(pin);
  }
  return pins;
}

/** The larger towns that have no pin and stand clear of all that is written already. */
export function mapLabels(map: RegionMap, pins: readonly Pin[], most = 8): MapTown[] {
  const labels: MapTown[] = [];
  for (const town of map.towns) {
    const free = pins.every((pin) => away(pin, [town[0], town[1] + 30]) > 84) && labels.every(([x, y]) => Math.abs(x - town[0]) > 90 || Math.abs(y - town[1]) > 34);
    if (labels.length < most && free) labels.push(town);
  }
  return labels;
}
