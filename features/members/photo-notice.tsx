import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import { photosOf, photoTotal } from './profile-photos';

type PhotoNoticeProps = { profile: Profile; visitor: boolean };

/** What the viewer must do to see the photos that are kept back: log in, or become premium. (A04, P01) */
export function PhotoNotice({ profile, visitor }: PhotoNoticeProps) {
  const t = useTranslations('members.profile');
  const photos = photosOf(profile);
  if (visitor) {
    const hidden = photoTotal(profile) - photos.length;
    const known = profile.num_photos !== undefined;
    if (known && hidden <= 0) return null;
    const login = (
      <LinkButton variant="line" size="sm" href={pathTo('login', {}, { to: pathTo('members-id', { id: profile.id }) })}>
        {t('login')}
      </LinkButton>
    );
    return (
      <Alert kind="soft" className="photo-notice" icon={<Icon name="images" weight="fill" />} title={t('login_title')} action={login}>
        {hidden > 0 ? t('login_text', { name: profile.name, count: hidden }) : null}
      </Alert>
    );
  }
  const locked = photos.filter((photo) => photo.locked).length;
  if (locked === 0) return null;
  const bundles = (
    <LinkButton variant="orange" size="sm" href={pathTo('credits', {}, { back: pathTo('members-id', { id: profile.id }) })}>
      {t('locked_action')}
    </LinkButton>
  );
  return (
    <Alert kind="offer" className="photo-notice only-wide" title={t('locked_count', { count: locked })} action={bundles}>
      {t('locked_text')}
    </Alert>
  );
}
