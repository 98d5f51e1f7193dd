import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fictionalTexts } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import { Sparks } from '@/components/ui/sparks';
import type { Liker } from '@/lib/contract/likes';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';

type MatchSceneProps = {
  profile: Liker;
  me: Person | null | undefined;
  site: Pick<SiteInfo, 'fictional' | 'cdnPrefix'>;
  titleId: string;
  heading: 'h1' | 'h2';
  /** What can be done about the other, on their photo. */
  more?: ReactNode;
  /** The two buttons. */
  children: ReactNode;
};

/** Two portraits, a heart, and what it means. A fictional profile keeps its label on the photo, a like of the site is told as such. (A05) */
export function MatchScene({ profile, me, site, titleId, heading: Heading, more, children }: MatchSceneProps) {
  const t = useTranslations('likes.meeting');
  const { id, name, main_image: image, auto } = profile;
  return (
    <div className="match-scene">
      <Sparks />
      <div className="match-pair">
        <PersonPhoto
          variant="card"
          bare
          name={me?.name ?? t('you')}
          fictional={me && fictionalTexts(me, site)}
          src={photoUrl(me?.main_image, 'full', site.cdnPrefix)}
          alt={t('you')}
        />
        <PersonPhoto
          variant="card"
          bare
          name={name}
          fictional={fictionalTexts(profile, site)}
          locked={image?.locked}
          src={photoUrl(image, 'full', site.cdnPrefix)}
          alt={t('profile', { name })}
          href={pathTo('members-id', { id })}
        >
          {more}
        </PersonPhoto>
        <span className="match-heart">
          <Icon name="heart" weight="fill" />
        </span>
      </div>
      <Heading id={titleId} className="title-hero">
        {t('match_title')}
      </Heading>
      <p className="lead">{auto ? t('match_auto_text', { name }) : t('match_text', { name })}</p>
      <div className="match-actions">{children}</div>
    </div>
  );
}
