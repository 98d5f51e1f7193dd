import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import type { Profile } from '@/lib/contract/person';
import type { Region } from '@/lib/contract/places';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { PhotosPanel } from './photos-panel';
import { ProfileEditor } from './profile-editor';
import { attributeNames, valuesOf } from './profile-values';
import type { ProfileStart } from './use-profile-form';

type ProfileEditScreenProps = {
  site: SiteInfo;
  user: User;
  profile: Profile;
  /** The setting visible_profile_fields: what nobody sees need not be filled in. */
  visibleFields: readonly string[];
  interests: readonly string[];
  /** Those of the member's country. */
  regions: Region[];
  start: ProfileStart;
};

const errors = ['required', 'name_is_email', 'name_at', 'name_length', 'name_characters', 'text_too_long', 'not_offered', 'invalid_input', 'generic', 'generic_retry', 'too_many_requests', 'unavailable'];
const editorTexts = [
  'profile', 'members.profile.attribute', 'gender', 'hair', 'eye', 'body', 'rel', 'sex', 'tattoo', 'seek', 'interest', 'region', 'ui.button', ...errors.map((code) => `err.${code}`),
];

/** The own profile: how complete it is, the photos, everything one can say of oneself. (R12, S13) */
export function ProfileEditScreen({ site, user, profile, visibleFields, interests, regions, start }: ProfileEditScreenProps) {
  const t = useTranslations('profile.edit');
  const words = useTranslations('shell.account');
  const offered = attributeNames.filter((each) => each === 'gender' || visibleFields.length === 0 || visibleFields.includes(each));
  return (
    <>
      <header className="account-head">
        <h1 className="title-1 grow">{t('title')}</h1>
        <LinkButton variant="line" size="sm" href={pathTo('members-id', { id: profile.id })}>
          <Icon name="eye" />
          {t('preview')}
        </LinkButton>
        <PageLink className="icon-button icon-button-soft only-narrow" href={pathTo('settings')} aria-label={words('settings')}>
          <Icon name="gear" />
        </PageLink>
      </header>
      <IslandMessages keys={editorTexts}>
        <ProfileEditor
          member={profile.id}
          saved={valuesOf(profile, user.looking_for, regions)}
          start={start}
          offered={offered}
          interests={interests}
          regions={regions}
          photoCount={profile.photos.length}
          photos={<PhotosPanel photos={profile.photos} premium={user.paid_user} site={site} />}
        />
      </IslandMessages>
    </>
  );
}
