import '@/styles/settings.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { settingsOverviewPage } from '@/app/shared-pages/settings-page';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('settings');
  return { title: t('title') };
}

export default function Page({ params }: Props) {
  return settingsOverviewPage(params);
}
