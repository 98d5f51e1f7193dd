import { missingPage } from '@/app/render-page';
import { liveRequest, type SiteParams } from '@/app/site-request';

export { notFoundMetadata as generateMetadata } from '@/app/not-found-metadata';

/** An address of the product without a page: the 404 page, with its status. */
export default async function Page({ params }: { params: SiteParams }) {
  await liveRequest(params);
  return missingPage();
}
