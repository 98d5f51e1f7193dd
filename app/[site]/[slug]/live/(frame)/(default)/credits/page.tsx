import '@/styles/credits.scss';
import type { Metadata } from 'next';
import { creditsMetadata, creditsPage, type CreditsQuery } from '@/app/credits-page';
import type { SiteParams } from '@/app/site-request';

type Props = { params: SiteParams; searchParams: Promise<CreditsQuery> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return creditsMetadata(params);
}

export default async function Page({ params, searchParams }: Props) {
  return creditsPage(params, { query: await searchParams });
}
