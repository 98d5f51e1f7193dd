import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/layout/more-link';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import { useNow, useTimeZone } from '@/components/ui/use-clock';
import type { Liker } from '@/lib/contract/likes';
import { formatSince } from '@/lib/format/since';
import { photoSources } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import type { LikeType } from '@/lib/stores/likes-lists';
import { LikerHeart } from './liker-heart';

type LikerCardProps = { liker: Liker; type: LikeType; site: SiteInfo; back: string; priority: boolean };

/** Where somebody lives and when the like came, in the line under the name. */
function usePlaceAndMoment(place: string | null | undefined, likedAt: string | undefined, intlLocale: string): string | null {
  const now = useNow();
  const timeZone = useTimeZone();
  const at = likedAt ? new Date(likedAt) : null;
  const moment = at && !Number.isNaN(at.getTime()) ? formatSince(at, now, intlLocale, timeZone) : null;
  return [place, moment].filter(Boolean).join(' · ') || null;
}

/** One like. Among the matches each leads to its own view, elsewhere one with a locked photo does; another locked photo leads to the credits; a like of the site itself says so. (S05, A04) */
export function LikerCard({ liker, type, site, back, priority }: LikerCardProps) {
  const t = useTranslations('likes.list');
  const more = useTranslations('safety.more');
  const look = personLook(liker, site);
  const place = usePlaceAndMoment(look.place, liker.liked_at, site.intlLocale);
  const { id, main_image: image, auto, like_new: isNew } = liker;
  const locked = image?.locked ?? false;
  const isMatch = type === 'matches' || (locked && liker.match);
  const href = isMatch ? pathTo('likes-m-id', { id }) : locked ? pathTo('credits', {}, { back }) : pathTo('members-id', { id });
  return (
    <div className="liker">
      <PersonPhoto
        {...look}
        place={place}
        distance={null}
        pin={Boolean(look.place)}
        isNew={type !== 'given' && isNew && !auto}
        variant="card"
        {...photoSources(image, site.cdnPrefix)}
        locked={locked}
        priority={priority}
        href={href}
      >
        {locked ? <MoreLink member={id} label={more('label', { name: liker.name })} glass /> : <LikerHeart member={liker} liked={type === 'received' ? (liker.liked ?? false) : true} back={back} />}
      </PersonPhoto>
      {auto && type !== 'given' ? (
        <p className="liker-auto auto-pill" title={t('auto_hint')}>
          <Icon name="sparkle" weight="fill" />
          <span>{t('auto')}</span>
          <span className="visually-hidden">{t('auto_hint')}</span>
        </p>
      ) : null}
    </div>
  );
}
