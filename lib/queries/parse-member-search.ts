// Reads a member search from an address or a form, as a person may have bent it. Specification, sections 2 and 3. By itself,
// as it needs the schemas and a page that only shows a search does not.
import { memberSearch, type MemberSearch } from '../contract/members';
import { ageRange, filterNames, present, type MemberFilters, type MemberSearchPlace } from './member-search';
import { longestTrail } from './search-pages';

type Params = Record<string, string | string[] | undefined> | URLSearchParams | FormData;

function readerOf(params: Params): (name: string) => string[] {
  if (params instanceof URLSearchParams || (typeof FormData !== 'undefined' && params instanceof FormData)) {
    return (name) => params.getAll(name).map(String).filter(Boolean);
  }
  const record = params as Record<string, string | string[] | undefined>;
  return (name) => [record[name] ?? []].flat().filter(Boolean);
}

function valid<Name extends keyof MemberSearch>(name: Name, value: string | undefined): MemberSearch[Name] | undefined {
  if (value === undefined) return undefined;
  const read = memberSearch.shape[name].safeParse(value);
  return read.success ? (read.data as MemberSearch[Name]) : undefined;
}

function ages(from?: number, to?: number): Pick<MemberSearch, 'min_age' | 'max_age'> {
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return { min_age: min === ageRange.min ? undefined : min, max_age: max === ageRange.max ? undefined : max };
}

/**
 * Reads a search from an address's query or a sent form. Never throws: a wrong value counts as missing, ages the wrong
 * way round are turned, the ends of the age range are no limit, a region names its country and is dropped beside
 * another. A page can be named by its number alone. Where no filter is named at all, `start` is what is searched. (S04, E08)
 */
export function parseMemberSearch(params: Params, start: MemberFilters = {}): MemberSearchPlace {
  const all = readerOf(params);
  const first = (name: string) => all(name)[0];
  const region = valid('countryregion', first('countryregion')?.toUpperCase());
  const country = valid('country', first('country')?.toUpperCase()) ?? region?.slice(0, 2);
  const asked: MemberFilters = {
    gender: valid('gender', first('gender')),
    country,
    countryregion: region?.slice(0, 2) === country ? region : undefined,
    ...ages(valid('min_age', first('min_age')), valid('max_age', first('max_age'))),
  };
  const filters = filterNames.some((name) => first(name) !== undefined) ? asked : start;
  const after = valid('after', first('after'));
  const number = valid('page', first('page')) ?? 1;
  if (!after) return present({ ...filters, page: number > 1 ? number : undefined });
  const trail = all('trail').filter((cursor) => valid('after', cursor)).slice(-longestTrail);
  const page = Math.max(2, number);
  return present({ ...filters, page, after, trail: trail.length > 0 ? trail : undefined });
}
