import { useTranslations } from 'next-intl';
import { fictionalTexts, placeOf } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Chip } from '@/components/ui/chip';
import { LinkButton } from '@/components/ui/link-button';
import type { Gift } from '@/lib/contract/gifts';
import type { Person, Profile } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { GiftLinks } from '../gifts/gift-links';

type ProfilePanelProps = { person: Person; site: SiteInfo; profile?: Profile | null; /** What can be given here. */ gifts?: readonly Gift[] };

/** Beside the conversation, on a wide screen: the face, the interests, the way to the profile. */
export function ProfilePanel({ person, site, profile, gifts = [] }: ProfilePanelProps) {
  const t = useTranslations();
  const interests = (profile?.interests ?? []).filter((interest) => t.has(`interest.${interest}`));
  return (
    <aside className="chat-side" aria-label={t('chat.side.label', { name: person.name })}>
      <PersonPhoto
        variant="side"
        name={person.name}
        age={person.age}
        place={placeOf(person)}
        src={photoUrl(person.main_image, 'full', site.cdnPrefix)}
        locked={person.main_image?.locked}
        href={person.main_image?.locked ? pathTo('credits', {}, { back: pathTo('members-id-chat', { id: person.id }) }) : undefined}
        fictional={fictionalTexts(person, site)}
        premium={person.premium}
        online={person.online}
        distance={person.distance_km}
      />
      {interests.length > 0 ? (
        <ul className="chips" aria-label={t('chat.side.interests')}>
          {interests.map((interest) => (
            <li key={interest}>
              <Chip look="flat" small>
                {t(`interest.${interest}`)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {person.status === 'deleted' ? null : (
        <LinkButton variant="line" full href={pathTo('members-id', { id: person.id })}>
          {t('chat.side.profile')}
        </LinkButton>
      )}
      {gifts.length > 0 && person.status !== 'deleted' ? (
        <section className="chat-side-gifts" aria-labelledby="side-gifts">
          <h2 id="side-gifts" className="title-4">
            {t('gifts.heading')}
          </h2>
          <GiftLinks gifts={gifts} member={person.id} site={site} />
        </section>
      ) : null}
    </aside>
  );
}
