import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { NotFoundScreen } from '@/features/shell/not-found-screen';

export async function generateMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('page');
  return { title: t('not_found'), robots: { index: false } };
}

/** Where middleware leads an address that no route answers; it sends the status 404. */
export default async function Page({ params }: { params: SiteParams }) {
  await liveRequest(params);
  return <NotFoundScreen />;
}
