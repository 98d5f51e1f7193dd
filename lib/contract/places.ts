// The lists that are loaded once: regions per country, interests. Specification, sections 2, 3 and 7. (C16)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { list, text } from './wire';

export type Region = { code: string; name: string };
const region = z.object({ code: z.string(), name: z.string() });
const perCountry = z.union([z.array(region), z.record(z.string(), z.string())]);

const asRegions = (value: z.output<typeof perCountry>): Region[] =>
  Array.isArray(value) ? value : Object.entries(value).map(([code, name]) => ({ code, name }));

export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  response: z.pipe(
    z.object({ regions: z.nullish(z.union([z.record(z.string(), perCountry), z.array(z.extend(region, { country: z.string() }))])) }),
    z.transform(({ regions }): { regions: Record<string, Region[]> } => {
      if (!Array.isArray(regions)) {
        return { regions: Object.fromEntries(Object.entries(regions ?? {}).map(([country, each]) => [country, asRegions(each)])) };
      }
      const grouped: Record<string, Region[]> = {};
      for (const { country, code, name } of regions) (grouped[country] ??= []).push({ code, name });
      return { regions: grouped };
    }),
  ),
  errors: [],
  access: 'anyone',
  summary: 'The regions of every country of the site.',
});

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  response: z.pipe(
    z.object({ interests: list(z.union([z.string(), z.object({ name: text, key: text })])) }),
    z.transform(({ interests }) => ({
      interests: interests.flatMap((each) => (typeof each === 'string' ? each : (each.key ?? each.name ?? []))),
    })),
  ),
  errors: [],
  access: 'anyone',
  summary: 'The interests that a profile can name.',
});
