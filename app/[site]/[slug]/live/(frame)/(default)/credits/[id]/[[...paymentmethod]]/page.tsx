import '@/styles/credits.scss';
import type { Metadata } from 'next';
import { creditsMetadata, creditsPage, type CreditsQuery } from '@/app/shared-pages/credits-page';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { memberRequest, type SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams & Promise<{ id: string; paymentmethod?: string[] }>; searchParams: Promise<CreditsQuery> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return creditsMetadata(params, (await searchParams).payment ? 'outcome.bar' : 'page_title');
}

export default async function Page({ params, searchParams }: Props) {
  const { id, paymentmethod = [] } = await params;
  if (paymentmethod.length > 1) {
    return renderPage(async () => {
      await memberRequest(params);
      return missingPage();
    });
  }
  return creditsPage(params, { bundle: id, method: paymentmethod[0], query: await searchParams });
}
