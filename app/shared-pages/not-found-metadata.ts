import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { siteRequest, type SiteParams } from '../page-request/site-request';

/** The title of the 404 page; Next asks the not-found file for it wherever the status is 404. */
export async function notFoundMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  await siteRequest(params);
  const t = await getTranslations('page');
  return { title: t('not_found'), robots: { index: false } };
}
