// What a member search asks for, and the address that says it. Specification, sections 2 and 3.
import { genders } from '../contract/genders';
import type { MemberSearch } from '../contract/members';
import { pathTo } from '../site/addresses/routes';

/** A search, and the cursors of the pages before this one, oldest first: they lead back without scripts. */
export type MemberSearchPlace = MemberSearch & { trail?: string[] };
/** What narrows a search, apart from the page. */
export type MemberFilters = Pick<MemberSearch, 'gender' | 'country' | 'countryregion' | 'min_age' | 'max_age'>;

/** Everyone, asked for openly: a bare address would bring the member's own wishes back. */
export const openSearch: MemberFilters = { gender: 'everyone' };

/** The ages that a search may name; the ends are the same as no limit. */
export const ageRange = { min: 18, max: 99 } as const;

export const filterNames = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;

/** The same without what is undefined. */
export function present<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
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
  return present(Object.fromEntries(filterNames.map((name) => [name, search[name]])) as MemberFilters);
}

/** What the call is asked for: the search without the way it came. */
export function askedOf({ trail: _trail, ...asked }: MemberSearchPlace): MemberSearch {
  return asked;
}

/** How many filters narrow a search; both ages are one. */
export function countFilters({ gender, country, countryregion, min_age, max_age }: MemberFilters): number {
  return [gender && gender !== 'everyone', country, countryregion, min_age ?? max_age].filter(Boolean).length;
}

/** What a member who has not asked for anything yet is shown: whom they look for, in their own country. */
export function startingSearch(user: { looking_for?: string; profile?: { country?: string } | null } | null, countries: string[]): MemberFilters {
  const gender = genders.find((each) => each === user?.looking_for);
  const country = countries.find((each) => each === user?.profile?.country);
  return present({ gender, country });
}
