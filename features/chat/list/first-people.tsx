import { avatarLook } from '@/components/media/avatar-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { realFaces } from '@/components/media/real-faces';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';

type FirstPeopleProps = { people: readonly Person[]; site: Pick<SiteInfo, 'fictional' | 'cdnPrefix'> };

export const firstPeople = 3;

/** Some real people to begin with, where nobody has written yet: each leads to a conversation. (S06) */
export function FirstPeople({ people, site }: FirstPeopleProps) {
  const real = realFaces(people).slice(0, firstPeople);
  if (real.length === 0) return null;
  return (
    <ul className="chat-first">
      {real.map((person) => (
        <li key={person.id}>
          <PageLink href={pathTo('members-id-chat', { id: person.id })}>
            <PersonAvatar {...avatarLook(person, site)} size={72} />
            {person.age ? `${person.name}, ${person.age}` : person.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
