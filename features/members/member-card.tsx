import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/layout/more-link';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { SharedPhoto } from '@/components/media/shared-photo';
import type { Person } from '@/lib/contract/person';
import { photoSources } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { LikeButton } from './like-button';

type MemberCardProps = { person: Person; site: SiteInfo; visitor: boolean; back: string; priority?: boolean };

/** One member in a list. A locked main photo leads a member to the credits; it has no like button, as nobody has been seen yet, but what else can be done, which on any other card a long press or the right button opens. A visitor reads on the profile what it needs. (A04, P01) */
export function MemberCard({ person, site, visitor, back, priority }: MemberCardProps) {
  const t = useTranslations('safety.more');
  const locked = person.main_image?.locked ?? false;
  return (
    <SharedPhoto member={person.id}>
      <PersonPhoto
        {...personLook(person, site)}
        variant="card"
        {...photoSources(person.main_image, site.cdnPrefix)}
        locked={locked}
        priority={priority}
        href={locked && !visitor ? pathTo('credits', {}, { back }) : pathTo('members-id', { id: person.id })}
      >
        {locked ? (
          visitor ? null : <MoreLink member={person.id} label={t('label', { name: person.name })} glass />
        ) : (
          <LikeButton member={person} visitor={visitor} look="glass" back={back} />
        )}
      </PersonPhoto>
    </SharedPhoto>
  );
}
