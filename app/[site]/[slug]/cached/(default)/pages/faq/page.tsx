import '@/styles/legal.scss';
import type { Metadata } from 'next';
import { legalMetadata, legalRequest } from '@/app/shared-pages/legal-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { FaqScreen } from '@/features/legal/faq-screen';

export async function generateMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  return legalMetadata(params, 'faq');
}

export default async function Page({ params }: { params: SiteParams }) {
  return <FaqScreen {...await legalRequest(params, 'faq')} />;
}
