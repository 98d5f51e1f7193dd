import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import type { FictionalTexts } from './fictional-label';
import type { PersonAvatarProps } from './person-avatar';
import { fictionalTexts } from './person-look';

/** What the round photo of a member, in a list or above a conversation, is told of them. */
export function avatarLook(person: Person, site: Pick<SiteInfo, 'fictional' | 'cdnPrefix'>): Pick<PersonAvatarProps, 'name' | 'src' | 'online'> & { fictional: FictionalTexts | null } {
  return {
    name: person.name,
    src: photoUrl(person.main_image, 'thumb', site.cdnPrefix),
    fictional: fictionalTexts(person, site),
    online: person.online,
  };
}
