import '@/styles/account.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/flash';
import { renderPage } from '@/app/render-page';
import { memberRequest, type SiteParams } from '@/app/site-request';
import { BackBar } from '@/components/layout/back-bar';
import { PhotosScreen } from '@/features/photos/photos-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import { getProfile } from '@/lib/contract/members';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/routes';

type Props = { params: SiteParams; searchParams: Promise<{ remove?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await memberRequest(params);
  const t = await getTranslations('photos');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { site, user, call } = await memberRequest(params);
    const [{ profile }, { remove }, flash, t] = await Promise.all([
      call(getProfile, { query: { id: user.profile?.id ?? user.id ?? 0 } }),
      searchParams,
      readFlash('photos'),
      getTranslations('photos'),
    ]);
    const told = flash?.error ? { key: flash.error, params: flash.params } : null;
    return (
      <>
        <IslandMessages keys={['layout.back']}>
          <BackBar title={t('title')} href={pathTo('profile')} />
        </IslandMessages>
        <AccountFrame site={site} user={user} place="photos">
          <PhotosScreen user={user} photos={profile.photos} cdnPrefix={site.cdnPrefix} told={told} removing={remove} />
        </AccountFrame>
      </>
    );
  });
}
