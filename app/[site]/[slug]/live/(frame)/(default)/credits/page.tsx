import '@/styles/credits.scss';
import type { Metadata } from 'next';
import { creditsMetadata, creditsPage, type CreditsQuery } from '@/app/shared-pages/credits-page';
import type { SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams; searchParams: Promise<CreditsQuery> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return creditsMetadata(params, (await searchParams).payment ? 'outcome.bar' : 'page_title');
}

export default async function Page({ params, searchParams }: Props) {
  return creditsPage(params, { query: await searchParams });
}
