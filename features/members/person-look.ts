import type { FictionalTexts } from '@/components/media/fictional-label';
import type { PersonPhotoProps } from '@/components/media/person-photo';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';

type Look = Pick<PersonPhotoProps, 'name' | 'age' | 'place' | 'premium' | 'isNew' | 'online' | 'distance'> & { fictional: FictionalTexts | null };

/** What PersonPhoto is told of a member; it decides what a fictional profile may claim. */
export function personLook(person: Person, site: Pick<SiteInfo, 'fictional'>): Look {
  const { singular, warning, icon } = site.fictional;
  return {
    name: person.name,
    age: person.age,
    place: person.city ?? person.region,
    fictional: person.fictional ? { label: singular, warning, icon } : null,
    premium: person.premium,
    isNew: person.is_new,
    online: person.online,
    distance: person.distance_km,
  };
}
