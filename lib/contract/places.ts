// The lists that are loaded once: regions per country, interests. Specification, sections 2, 3 and 7. (C16)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { listed, rows, text, under } from './wire';

export type Region = { code: string; name: string };
const region = z.object({ code: z.pipe(z.union([z.string(), z.number()]), z.transform(String)), name: z.string() });
const perCountry = listed(z.union([region, z.string()]));
const country = z.string().check(z.regex(/^[A-Za-z]{2}$/));
const row = z.extend(region, { country });
const all = z.union([rows(z.array(row)), rows(z.record(z.string().check(z.regex(/^\d+$/)), row)), z.record(country, perCountry)]);

/** A map of words is one of code to name; what is in a list, or at the places of one, has its code or is its own. */
const asRegions = (value: z.output<typeof perCountry>): Region[] =>
  Object.entries(value ?? {}).map(([place, each]) => (typeof each === 'string' ? { code: Array.isArray(value) ? each : place, name: each } : each));
const isRow = (value: unknown): value is z.output<typeof row> => typeof value === 'object' && value !== null && 'country' in value && typeof value.country === 'string';

/** Under their name or bare; per country as rows, as names, or as a map of code to name; or all in one list. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  response: z.pipe(
    under('regions', all),
    z.transform((found): { regions: Record<string, Region[]> } => {
      const regions: Record<string, Region[]> = {};
      for (const [place, each] of Object.entries(found ?? {})) {
        if (isRow(each)) (regions[each.country] ??= []).push({ code: each.code, name: each.name });
        else regions[place] = asRegions(each);
      }
      return { regions };
    }),
  ),
  errors: [],
  access: 'anyone',
});

/** Rows by their key or their name; of a map whose places are words, those. */
const interests = listed(z.union([z.string(), z.number(), z.object({ name: text, key: text })]));
const isWord = (place: string) => !/^\d+$/.test(place);

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  response: z.pipe(
    under('interests', interests),
    z.transform((found) => ({
      interests: Object.entries(found ?? {}).flatMap(([place, each]) => {
        const own = typeof each === 'object' ? each : { key: undefined, name: String(each) };
        return own.key ?? (isWord(place) ? place : (own.name ?? []));
      }),
    })),
  ),
  errors: [],
  access: 'anyone',
});
