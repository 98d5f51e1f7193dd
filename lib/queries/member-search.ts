// What a member search asks for, as an address writes it and as a person may have bent it. Specification, sections 2 and 3.
import { genders, memberSearch, type MemberSearch } from '../contract/members';
import { pathTo } from '../site/routes';

/** A search, and the cursors of the pages before this one, oldest first: they lead back without scripts. */
export type MemberSearchPlace = MemberSearch & { trail?: string[] };
/** What narrows a search, apart from the page. */
export type MemberFilters = Pick<MemberSearch, 'gender' | 'country' | 'countryregion' | 'min_age' | 'max_age'>;

/** Everyone, asked for openly: a bare address would bring the member's own wishes back. */
export const openSearch: MemberFilters = { gender: 'everyone' };

/** The ages that a search may name; the ends are the same as no limit. */
export const ageRange = { min: 18, max: 99 } as const;

const filterNames = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;
const longestTrail = 30;

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

function present<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
}

function ages(from?: number, to?: number): Pick<MemberSearch, 'min_age' | 'max_age'> {
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return { min_age: min === ageRange.min ? undefined : min, max_age: max === ageRange.max ? undefined : max };
}

/**
 * Reads a search from an address's query or a sent form. Never throws: a wrong value counts as missing, ages the wrong
 * way round are turned, the ends of the age range are no limit, a region names its country and is dropped beside
 * another. Where no filter is named at all, `start` is what is searched. (S04, E08)
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
  if (!after) return present(filters);
  const trail = all('trail').filter((cursor) => valid('after', cursor)).slice(-longestTrail);
  const page = Math.max(2, valid('page', first('page')) ?? 2);
  return present({ ...filters, page, after, trail: trail.length > 0 ? trail : undefined });
}

/** The address of a search: `parseMemberSearch` reads the same search from it. (S04) */
export function memberSearchHref(search: MemberSearchPlace): string {
  const params = new URLSearchParams();
  for (const name of [...filterNames, 'page', 'after'] as const) if (search[name] !== undefined) params.set(name, String(search[name]));
  for (const cursor of search.trail ?? []) params.append('trail', cursor);
  return params.size > 0 ? `${pathTo('members')}?${params}` : pathTo('members');
}

/** The filters alone: the search from its first page. */
export function filtersOf(search: MemberSearchPlace): MemberFilters {
  const { gender, country, countryregion, min_age, max_age } = search;
  return present({ gender, country, countryregion, min_age, max_age });
}

/** What the call is asked for: the search without the way it came. */
export function askedOf({ trail: _trail, ...asked }: MemberSearchPlace): MemberSearch {
  return asked;
}

/** How many filters narrow a search; both ages are one. */
export function countFilters({ gender, country, countryregion, min_age, max_age }: MemberFilters): number {
  return [gender && gender !== 'everyone', country, countryregion, min_age ?? max_age].filter(Boolean).length;
}

/** The page after a search's page; `next` is the cursor that its answer gave. */
export function nextPage(search: MemberSearchPlace, next: string): MemberSearchPlace {
  const trail = search.after ? [...(search.trail ?? []), search.after].slice(-longestTrail) : undefined;
  return present({ ...filtersOf(search), page: (search.page ?? 1) + 1, after: next, trail });
}

/** The page before a search's page; null on the first. Where the way back is no longer known it is the first page. */
export function previousPage(search: MemberSearchPlace): MemberSearchPlace | null {
  if (!search.after) return null;
  const trail = [...(search.trail ?? [])];
  const after = trail.pop();
  if (!after) return filtersOf(search);
  return present({ ...filtersOf(search), page: Math.max(2, (search.page ?? 2) - 1), after, trail: trail.length > 0 ? trail : undefined });
}

/** What a member who has not asked for anything yet is shown: whom they look for, in their own country. */
export function startingSearch(user: { looking_for?: string; profile?: { country?: string } | null } | null, countries: string[]): MemberFilters {
  const gender = genders.find((each) => each === user?.looking_for);
  const country = countries.find((each) => each === user?.profile?.country);
  return present({ gender, country });
}
