import { missingPage } from '@/app/page-request/render-page';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';

export { notFoundMetadata as generateMetadata } from '@/app/shared-pages/not-found-metadata';

/** An address of the product without a page: the 404 page, with its status. */
export default async function Page({ params }: { params: SiteParams }) {
  await liveRequest(params);
  return missingPage();
}
