import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import type { FictionalTexts } from './fictional-label';
import type { PersonPhotoProps } from './person-photo';

type Look = Pick<PersonPhotoProps, 'name' | 'age' | 'place' | 'premium' | 'isNew' | 'online' | 'distance'> & { fictional: FictionalTexts | null };

/** The site's own words for the label, for a fictional profile; null for everybody else. (A05) */
export function fictionalTexts({ fictional }: Pick<Person, 'fictional'>, site: Pick<SiteInfo, 'fictional'>): FictionalTexts | null {
  const { singular, warning, icon } = site.fictional;
  return fictional ? { label: singular, warning, icon } : null;
}

/** Where a member lives, as far as the profile says so. */
export const placeOf = ({ city, region }: Pick<Person, 'city' | 'region'>): string | undefined => city ?? region;

/** What PersonPhoto is told of a member; it decides what a fictional profile may claim. */
export function personLook(person: Person, site: Pick<SiteInfo, 'fictional'>): Look {
  return {
    name: person.name,
    age: person.age,
    place: placeOf(person),
    fictional: fictionalTexts(person, site),
    premium: person.premium,
    isNew: person.is_new,
    online: person.online,
    distance: person.distance_km,
  };
}
