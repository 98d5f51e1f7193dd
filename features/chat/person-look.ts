import type { PersonPhotoProps } from '@/components/media/person-photo';
import type { FictionalTexts } from '@/components/media/fictional-label';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type Site = Pick<SiteInfo, 'fictional' | 'cdnPrefix'>;

/** The site's own words for the label, for a fictional profile; null for everybody else. (A05) */
export function fictionalTexts(person: Person, site: Site): FictionalTexts | null {
  const { singular, warning, icon } = site.fictional;
  return person.fictional ? { label: singular, warning, icon } : null;
}

/** The round photo of a member in a list or above a conversation. */
export function avatarLook(person: Person, site: Site): Pick<PersonPhotoProps, 'name' | 'src' | 'fictional' | 'online' | 'variant'> {
  return {
    variant: 'avatar',
    name: person.name,
    src: photoUrl(person.main_image, 'thumb', site.cdnPrefix),
    fictional: fictionalTexts(person, site),
    online: person.online,
  };
}

/** 'Sanne, 31', or the name alone. */
export const nameAndAge = ({ name, age }: Person): string => (age ? `${name}, ${age}` : name);

/** Where a member lives, as far as the profile says so. */
export const placeOf = ({ city, region }: Person): string | undefined => city ?? region;
