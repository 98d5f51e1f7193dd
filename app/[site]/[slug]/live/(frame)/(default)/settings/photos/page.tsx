import '@/styles/account.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { leastPaid } from '@/app/page-data/least-paid';
import { readFlash } from '@/app/page-request/flash';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { BackBar } from '@/components/layout/back-bar';
import { PhotosScreen } from '@/features/photos/photos-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import { getProfile } from '@/lib/contract/members';
import { formatMoney } from '@/lib/format/money';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { photoLimit } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { claimSourceOf } from '@/lib/site/money/claim-source';

type Props = { params: SiteParams; searchParams: Promise<{ remove?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('photos');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { site, user, call, settings } = await memberRequest(params);
    const [{ profile }, { remove }, flash, t] = await Promise.all([
      call(getProfile, { query: { id: user.profile?.id ?? user.id ?? 0 } }),
      searchParams,
      readFlash('photos'),
      getTranslations('photos'),
    ]);
    const isFull = !user.paid_user && profile.photos.length >= photoLimit.free;
    // A price that does not come is no reason to show no photos.
    const least = isFull ? await leastPaid({ call }) : null;
    const told = flash?.error ? { key: flash.error, params: flash.params } : null;
    return (
      <>
        <IslandMessages keys={['layout.back']}>
          <BackBar title={t('title')} href={pathTo('profile')} />
        </IslandMessages>
        <AccountFrame site={site} user={user} place="photos">
          <PhotosScreen
            user={user} photos={profile.photos} cdnPrefix={site.cdnPrefix} told={told} from={least && formatMoney(least, site.intlLocale)} removing={remove} formKey={flash?.values['key'] ?? crypto.randomUUID()}
            claimSource={claimSourceOf(settings, site.locale)}
          />
        </AccountFrame>
      </>
    );
  });
}
