import '@/styles/premium.scss';
import type { Metadata } from 'next';
import { premiumMetadata, premiumPage } from '@/app/shared-pages/premium-page';
import type { SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams; searchParams: Promise<{ back?: string | string[] }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return premiumMetadata(params);
}

export default async function Page({ params, searchParams }: Props) {
  return premiumPage(params, (await searchParams).back);
}
