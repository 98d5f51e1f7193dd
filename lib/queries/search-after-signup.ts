// The first search of a new member, with the region that they chose on a lander's map. Specification, section 2.
import { startingSearch, type MemberFilters } from './member-search';

const region = /^([A-Z]{2})-[A-Z0-9]{1,3}$/;

/** What a member who has just signed up is shown: whom they look for, in their own country, and of that the region they wished for. (R18) */
export function searchAfterSignup(user: Parameters<typeof startingSearch>[0], countries: string[], wishes: readonly string[]): MemberFilters {
  const search = startingSearch(user, countries);
  const wished = wishes.find((wish) => search.country !== undefined && region.exec(wish)?.[1] === search.country);
  return wished ? { ...search, countryregion: wished } : search;
}
