import '@/styles/account.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { profileStart } from '@/app/page-data/profile-start';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { ProfileEditScreen } from '@/features/profile/profile-edit-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import { interestsOf, regionsOf } from '@/lib/api/site';
import { getProfile } from '@/lib/contract/members';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('profile.edit');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { host, site, settings, user, deadline, call } = await memberRequest(params);
    const [{ profile }, regions, interests, flash] = await Promise.all([
      call(getProfile, { query: { id: user.profile?.id ?? user.id ?? 0 } }),
      regionsOf(host, deadline),
      interestsOf(host, deadline),
      readFlash('profile'),
    ]);
    return (
      <AccountFrame site={site} user={user} place="profile">
        <ProfileEditScreen
          site={site}
          user={user}
          profile={profile}
          visibleFields={settings.visible_profile_fields}
          interests={interests}
          regions={regions[profile.country ?? ''] ?? []}
          start={profileStart(flash)}
        />
      </AccountFrame>
    );
  });
}
