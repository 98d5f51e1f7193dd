import { useTranslations } from 'next-intl';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { SharedPhoto } from '@/components/media/shared-photo';
import { Icon } from '@/components/ui/icon';
import type { Profile } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import { OpenPhoto } from './open-photo';
import { PhotoBars } from './photo-bars';
import { PhotoStage } from './photo-stage';
import { photosOf, photoTotal, wayToUnlock } from './profile-photos';
import { ThumbLink } from './thumb-link';
import type { ViewedMember } from './viewed-member';

type ProfileGalleryProps = { profile: Profile; site: SiteInfo; visitor: boolean; own: boolean };

/** The large photos as a strip to swipe, and the small ones that lead to them. */
export function ProfileGallery({ profile, site, visitor, own }: ProfileGalleryProps) {
  const t = useTranslations('members.viewer');
  const photos = photosOf(profile);
  const total = photoTotal(profile);
  const look = { ...personLook(profile, site), isNew: false };
  const { id, name, age, liked } = profile;
  const member: ViewedMember = { id, name, age, liked, fictional: look.fictional, photos };
  const slides = photos.length > 0 ? photos : [null];
  const locked = wayToUnlock(id, visitor);
  return (
    <PhotoStage member={member} visitor={visitor} own={own}>
      <ul className="photo-strip" aria-label={t('title', { name })}>
        {slides.map((photo, index) => {
          const large = (
            <PersonPhoto
              {...look}
              variant="hero"
              src={photoUrl(photo, 'full', site.cdnPrefix)}
              alt={photo?.locked ? '' : t('photo', { number: index + 1, name })}
              locked={photo?.locked}
              priority={index === 0}
              href={photo?.locked ? locked : undefined}
            >
              {photo && !photo.locked ? <OpenPhoto index={index} /> : null}
            </PersonPhoto>
          );
          return (
            <li key={index} id={`photo-${index + 1}`}>
              {/* The first is the one that a card of the member shows too. */}
              {index === 0 ? <SharedPhoto member={id}>{large}</SharedPhoto> : large}
              {total > 1 ? <PhotoBars current={index} total={total} /> : null}
              {total > 0 ? (
                <span className="chip chip-sm chip-photo photo-count tabular">
                  <Icon name="images" weight="fill" />
                  <span aria-hidden="true">{`${index + 1} / ${total}`}</span>
                  <span className="visually-hidden">{t('count', { current: index + 1, total })}</span>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {photos.length > 1 ? (
        <ul className="profile-thumbs">
          {photos.slice(1).map((photo, index) => {
            const number = index + 2;
            const thumb = { name, variant: 'thumb', src: photoUrl(photo, 'thumb', site.cdnPrefix), fictional: look.fictional } as const;
            return (
              <li key={number}>
                {photo.locked ? (
                  <PersonPhoto {...thumb} alt="" locked href={locked} />
                ) : (
                  <ThumbLink index={number - 1} target={`photo-${number}`}>
                    <PersonPhoto {...thumb} alt={t('photo', { number, name })} />
                  </ThumbLink>
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
    </PhotoStage>
  );
}
