import { expect, test } from 'vitest';
import { countries } from './countries';
import { regionKindOf, regionKinds } from './region-kinds';

test('[S04] regions are named by country', () => {
  const named = Object.fromEntries(countries.map((country) => [country, regionKindOf(country)]));
  expect(named).toEqual({
    NL: 'province', BE: 'province', DE: 'bundesland', AT: 'bundesland', CH: 'canton', LU: 'canton', FR: 'region', IT: 'region', ES: 'province', PL: 'voivodeship',
    SE: 'lan', NO: 'fylke', DK: 'region', FI: 'maakunta', GB: 'county', IE: 'county', US: 'state', CA: 'province_territory', AU: 'state_territory',
  });
  expect(new Set(Object.values(named))).toEqual(new Set(regionKinds));
});

test.each([null, undefined, '', 'XX', 'nl', 'NLD', 'toString', '__proto__', 'constructor'])('[S04] the regions of %j, which is unknown, are regions', (code) => {
  expect(regionKindOf(code)).toBe('region');
});
