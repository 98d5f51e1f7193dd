import { describe, expect, test } from 'vitest';
import { regions } from '@/lib/site/countries/regions.generated';
import { distanceBetween } from './distance';
import { nearestTown, townNamed } from './towns';
import { townText } from './towns.generated';

describe('[C09] towns', () => {
  test('the nearest one is found in the countries that are asked for', () => {
    expect(nearestTown(51.0, 5.9, ['NL'])).toMatchObject({ country: 'NL' });
    expect(nearestTown(51.0, 5.9, ['BE'])).toMatchObject({ country: 'BE' });
    expect(nearestTown(-33.87, 151.21, [])).toMatchObject({ country: 'AU', city: 'Sydney' });
    expect(nearestTown(40.7, -74, [])).toMatchObject({ country: 'US' });
    expect(nearestTown(60, -30, [])).toBeNull();
  });

  test('a town is found by any of its names, however it is written', () => {
    expect(townNamed('NL-ZH', 'den haag')).toEqual(townNamed('NL-ZH', '’s-Gravenhage'));
    expect(townNamed('DE-BY', 'Munchen')).not.toBeNull();
    expect(townNamed('NL-ZH', 'Utrecht')).toBeNull();
    expect(townNamed(null, 'Utrecht')).toBeNull();
    expect(townNamed('NL-UT', null)).toBeNull();
  });

  test.each([['NL-UT', 'Utrecht', 52.09, 5.12], ['BE-BRU', 'Brussel', 50.85, 4.35], ['FR-IDF', 'Paris', 48.85, 2.35], ['NO-03', 'Oslo', 59.91, 10.75]])('%s: %s lies where it lies', (region, city, lat, lon) => {
    const found = townNamed(region, city)!;
    expect(distanceBetween({ ...found, fictional: false }, { lat, lon, fictional: false })).toBeLessThan(5);
  });

  test('nearly every region of the site has towns', () => {
    const codes = Object.values(regions).flatMap((each) => each.map(({ code }) => code));
    const known = Object.keys(JSON.parse(townText) as object);
    expect(codes.filter((code) => known.includes(code)).length / codes.length).toBeGreaterThan(0.9);
    expect(known.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
