// Which searches to try when few people fit: a wider age, then a wider region, then the other countries. Specification, section 2 (similar results). (E08)
import type { MemberSearch } from '@/lib/contract/members';
import { maximumAge, minimumAge } from '@/lib/site/constants';

type Wish = Pick<MemberSearch, 'gender' | 'country' | 'countryregion' | 'min_age' | 'max_age'>;

/** With fewer results than this, similar ones are offered. */
export const fewResults = 8;
export const mostSimilar = 12;
const widerBy = 5;

/** Ever wider searches, the nearest first; the gender that is looked for never changes. */
export function similarSearches(wish: Wish): Wish[] {
  const wider: Wish = {
    ...wish,
    ...(wish.min_age === undefined ? {} : { min_age: Math.max(minimumAge, wish.min_age - widerBy) }),
    ...(wish.max_age === undefined ? {} : { max_age: Math.min(maximumAge, wish.max_age + widerBy) }),
  };
  const steps: Wish[] = [];
  if (wish.min_age !== undefined || wish.max_age !== undefined) steps.push(wider);
  if (wish.countryregion) steps.push({ ...wider, countryregion: undefined });
  if (wish.country || wish.countryregion) steps.push({ ...wider, countryregion: undefined, country: undefined });
  return steps;
}
