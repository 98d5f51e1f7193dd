import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import { fictionalTexts } from './person-look';
import type { PersonPhotoProps } from './person-photo';

/** The round photo of a member in a list or above a conversation. */
export function avatarLook(person: Person, site: Pick<SiteInfo, 'fictional' | 'cdnPrefix'>): Pick<PersonPhotoProps, 'name' | 'src' | 'fictional' | 'online' | 'variant'> {
  return {
    variant: 'avatar',
    name: person.name,
    src: photoUrl(person.main_image, 'thumb', site.cdnPrefix),
    fictional: fictionalTexts(person, site),
    online: person.online,
  };
}
