import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { countries, type Country } from './countries';
import { regions } from './regions.generated';

// How many choices each country has, as counted for the product's list of countries (2026).
const counts: Record<Country, number> = {
  NL: 12, BE: 11, DE: 16, AT: 9, CH: 26, LU: 12, FR: 18, IT: 20, ES: 52, PL: 16, SE: 21, NO: 15, DK: 5, FI: 19, GB: 4, IE: 26, US: 51, CA: 13, AU: 8,
};

test.each(countries)('[S04] %s offers its own regions, each once', (country) => {
  const own = regions[country];
  expect(own).toHaveLength(counts[country]);
  expect(new Set(own.map(({ code }) => code)).size).toBe(own.length);
  expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  for (const { code, name } of own) {
    expect(code).toMatch(new RegExp(`^${country}-[A-Z0-9]{1,3}$`));
    expect(name).toMatch(/^[\p{L}][\p{L}’ .–-]*[\p{L}]$/u);
  }
});

test('[S04] regions are named in the language of the place', () => {
  const nameOf = (code: string) => regions[code.slice(0, 2) as Country].find((region) => region.code === code)?.name;
  expect([nameOf('NL-FR'), nameOf('DE-BY'), nameOf('PL-10'), nameOf('FI-19'), nameOf('CH-GE'), nameOf('SE-O')]).toEqual([
    'Fryslân', 'Bayern', 'Łódzkie', 'Varsinais-Suomi', 'Genève', 'Västra Götalands län',
  ]);
});

test('overseas regions of France stand after those in Europe', () => {
  expect(regions.FR.slice(-5).every(({ code }) => code.startsWith('FR-97'))).toBe(true);
});

test('the file is what its script writes', () => {
  const written = spawnSync(process.execPath, ['scripts/regions.mjs', '--print'], { encoding: 'utf8' });
  expect(written.stdout).toBe(readFileSync(new URL('./regions.generated.ts', import.meta.url), 'utf8'));
});
