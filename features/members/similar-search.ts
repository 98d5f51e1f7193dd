import { genders } from '@/lib/contract/genders';
import type { Profile } from '@/lib/contract/person';
import { ageRange, memberSearchHref, present } from '@/lib/queries/member-search';

/** So many years younger and older. */
const years = 5;

/** The address of a search for people like a member: of the same gender, in the same country, about as old; null where nothing of that is told. (S04) */
export function similarSearch({ attributes, country, age }: Pick<Profile, 'attributes' | 'country' | 'age'>): string | null {
  const search = present({
    gender: genders.find((each) => each === attributes?.gender),
    country: country || undefined,
    min_age: age ? Math.max(ageRange.min, age - years) : undefined,
    max_age: age ? Math.min(ageRange.max, age + years) : undefined,
  });
  return Object.keys(search).length > 0 ? memberSearchHref(search) : null;
}
