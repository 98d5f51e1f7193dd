import { useTranslations } from 'next-intl';
import { BackBar } from '@/components/layout/back-bar';
import { MoreLink } from '@/components/layout/more-link';
import { FictionalNotice } from '@/components/media/fictional-notice';
import { personLook } from '@/components/media/person-look';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import type { Profile } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { OpenedProfile } from './opened-profile';
import { PhotoNotice } from './photo-notice';
import { ProfileAbout } from './profile-about';
import { ProfileActions } from './profile-actions';
import { ProfileAttributes } from './profile-attributes';
import { ProfileGallery } from './profile-gallery';
import { ProfileHead } from './profile-head';
import { ProfileInterests } from './profile-interests';
import { mayHideMore } from './profile-photos';
import { similarSearch } from './similar-search';

export type ProfileScreenProps = {
  site: SiteInfo;
  profile: Profile;
  user: User | null;
  /** The setting visible_profile_fields. */
  visibleFields?: readonly string[];
  /** The setting visible_profile_notes: which texts of members' own are shown; where it names none, all are. (E04) */
  visibleNotes?: readonly string[];
  /** The viewer's own interests, to mark what both like. */
  interests?: readonly string[];
  /** Where the claim about Premium comes from. */
  claimSource?: string;
};

const actionTexts = ['members.actions', 'members.like'];
const galleryTexts = [...actionTexts, 'members.viewer', 'fictional.label', 'fictional.warning', 'fictional.tag', 'ui.photo'];
const none: readonly string[] = [];

const isShown = (note: string, named: readonly string[]) => named.length === 0 || named.includes(note);

/** One member's profile. (R04) */
export function ProfileScreen({ site, profile, user, visibleFields = none, visibleNotes = none, interests = none, claimSource }: ProfileScreenProps) {
  const t = useTranslations('members.profile');
  const all = useTranslations();
  const visitor = user === null;
  const own = user !== null && (user.profile?.id ?? user.id) === profile.id;
  const { fictional } = personLook(profile, site);
  const actions = (like: 'wide' | 'round') => (
    <IslandMessages keys={actionTexts}>
      <ProfileActions profile={profile} visitor={visitor} like={like} gifts={site.gifts} />
    </IslandMessages>
  );
  const similar = own || (visitor && !site.loggedOutSearch) ? null : similarSearch(profile);
  const more = own || visitor ? null : <MoreLink member={profile.id} label={all('safety.more.label', { name: profile.name })} />;
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar title={profile.name} href={pathTo('members')}>
          {more}
        </BackBar>
      </IslandMessages>
      <div className="wrap profile">
        <div>
          <IslandMessages keys={galleryTexts}>
            <ProfileGallery profile={profile} site={site} visitor={visitor} own={own} />
          </IslandMessages>
          <PhotoNotice site={site} profile={profile} visitor={visitor} claimSource={claimSource} />
        </div>
        <div className="profile-info">
          <ProfileHead profile={profile} intlLocale={site.intlLocale}>
            {more ? <div className="only-wide">{more}</div> : null}
          </ProfileHead>
          {fictional ? <FictionalNotice texts={fictional} href={pathTo('pages-faq')} /> : null}
          {own ? (
            <div className="cluster">
              <p className="muted grow">{t('own')}</p>
              <LinkButton variant="line" size="sm" href={pathTo('profile')}>
                {t('edit')}
              </LinkButton>
            </div>
          ) : (
            <div className="profile-actions only-wide">{actions('wide')}</div>
          )}
          {visitor ? (
            <p className="small muted">
              {t('login_note')}{' '}
              {mayHideMore(profile) ? null : (
                <PageLink className="link link-line" href={pathTo('signup', {}, { member: profile.id })}>
                  {all(signUpTitle(site))}
                </PageLink>
              )}
            </p>
          ) : null}
          {profile.about && isShown('about', visibleNotes) ? <ProfileAbout name={profile.name} text={profile.about} /> : null}
          <ProfileInterests interests={profile.interests} viewers={own ? none : interests} />
          {profile.attributes ? <ProfileAttributes attributes={profile.attributes} visible={visibleFields} /> : null}
          {similar ? (
            <LinkButton variant="line" full href={similar}>
              {t('similar', { name: profile.name })}
            </LinkButton>
          ) : null}
        </div>
      </div>
      {own ? null : <div className="sticky-actions">{actions('round')}</div>}
      {visitor || own ? null : <OpenedProfile profile={profile.id} />}
    </>
  );
}
