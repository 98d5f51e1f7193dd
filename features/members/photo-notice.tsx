import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { PremiumClaim } from '@/components/ui/premium-claim';
import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';
import { mayHideMore, photosOf, photoTotal } from './profile-photos';

type PhotoNoticeProps = {
  site: SiteInfo;
  profile: Profile;
  visitor: boolean;
  /** Where the claim about Premium comes from: without it, it is not made. (A03) */
  claimSource?: string;
};

/** What the viewer must do to see the photos that are kept back: sign up or log in, or become premium. (A04, P01) */
export function PhotoNotice({ site, profile, visitor, claimSource }: PhotoNoticeProps) {
  const t = useTranslations('members.profile');
  const all = useTranslations();
  const photos = photosOf(profile);
  if (visitor) {
    const hidden = photoTotal(profile) - photos.length;
    if (!mayHideMore(profile)) return null;
    const join = (
      <PageLink className="link link-line" href={pathTo('signup', {}, { member: profile.id })}>
        {all(signUpTitle(site))}
      </PageLink>
    );
    return (
      <Alert kind="soft" className="photo-notice" icon={<Icon name="images" weight="fill" />} title={t('login_title')} action={join}>
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
      <PremiumClaim source={claimSource} />
    </Alert>
  );
}
