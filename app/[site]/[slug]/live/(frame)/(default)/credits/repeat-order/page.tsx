import '@/styles/credits.scss';
import type { Metadata } from 'next';
import { creditsMetadata, repeatPage, type CreditsQuery } from '@/app/shared-pages/credits-page';
import type { SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams; searchParams: Promise<CreditsQuery> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return creditsMetadata(params, 'repeat.title');
}

export default async function Page({ params, searchParams }: Props) {
  return repeatPage(params, await searchParams);
}
