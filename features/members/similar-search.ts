import { genders } from '@/lib/contract/genders';
import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';

/** So many years younger and older. */
const years = 5;
const [youngest, oldest] = [18, 99];

/** The address of a search for people like a member: of the same gender, in the same country, about as old; null where nothing of that is told. (S04) */
export function similarSearch({ attributes, country, age }: Pick<Profile, 'attributes' | 'country' | 'age'>): string | null {
  const gender = genders.find((each) => each === attributes?.gender);
  const query = {
    ...(gender ? { gender } : {}),
    ...(country ? { country } : {}),
    ...(age ? { min_age: String(Math.max(youngest, age - years)), max_age: String(Math.min(oldest, age + years)) } : {}),
  };
  return Object.keys(query).length > 0 ? pathTo('members', {}, query) : null;
}
