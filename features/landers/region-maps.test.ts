import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countries } from '@/lib/site/countries/countries';
import { regions } from '@/lib/site/countries/regions.generated';
import { mapLabels, mapPins } from './map-pins';
import { nearestPlace } from './nearest-place';
import { mapSide, regionMaps } from './region-maps';
import { ringSizes } from './ring-sizes';
import { someone } from './testing/some-people';

/** Overseas and island regions for which the sources name no towns, and a county that shares its outline. */
const undrawn = ['FR-971', 'FR-972', 'FR-973', 'FR-974', 'FR-976', 'FI-01', 'IE-KK'];

test.each(countries)('%s: each region has a small map with its largest town in the middle, and rings that fit it', async (country) => {
  const maps = await regionMaps(country);
  expect(regions[country].map(({ code }) => code).filter((code) => !maps[code] && !undrawn.includes(code))).toEqual([]);
  for (const [code, map] of Object.entries(maps)) {
    expect(gzipSync(JSON.stringify(map)).length, code).toBeLessThan(8_000);
    expect(map.towns[0]?.slice(0, 2), code).toEqual([mapSide / 2, mapSide / 2]);
    const { sizes, usual } = ringSizes(map.scale);
    expect([sizes.length > 1, sizes[usual]! > 0], code).toEqual([true, true]);
  }
});

test('no country, or one that is not drawn, has no maps', async () => {
  expect(await regionMaps(null)).toEqual({});
  expect(await regionMaps('JP')).toEqual({});
});

test('a town is known by what its people call it, accents or not; one that is not known has no pin', async () => {
  const { 'NL-ZH': map } = await regionMaps('NL');
  const towns = (...cities: (string | null)[]) => mapPins(cities.map((city, index) => someone(index + 1, { city })), map!).map(({ town }) => town);
  expect(towns('Den Haag')).toEqual(['Den Haag']);
  expect(towns('’s-gravenhage', 'Atlantis', null)).toEqual(['’s-gravenhage']);
});

test('one pin a town, the nearest to the middle first, and no two on one another; names stay clear of them', async () => {
  const { 'NL-UT': map } = await regionMaps('NL');
  const cities = ['Amersfoort', 'Utrecht', 'Utrecht', 'De Bilt', 'Bilthoven', 'Woerden'];
  const pins = mapPins(cities.map((city, index) => someone(index + 1, { city })), map!);
  expect(pins[0]).toMatchObject({ town: 'Utrecht', x: mapSide / 2, y: mapSide / 2, person: { id: 2 } });
  for (const [index, one] of pins.entries()) for (const other of pins.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(70);
  expect(mapLabels(map!, pins).map(([, , , name]) => name)).not.toContain('Utrecht');
});

test('nobody fictional and nobody behind a lock is a pin', async () => {
  const { 'NL-UT': map } = await regionMaps('NL');
  const hidden = [someone(1, { fictional: true }), someone(2, { main_image: { filename: 'a', thumb_filename: 'b', locked: true } }), someone(3, { main_image: null })];
  expect(mapPins(hidden, map!)).toEqual([]);
});

test('the nearest place is found across the list', () => {
  expect(nearestPlace([52.1, 5.1], [[53.2, 6.6], [52.09, 5.12], [51.9, 4.5]])).toBe(1);
  expect(nearestPlace([64, 20], [[59.3, 18], [63.8, 20.3]])).toBe(1);
});
