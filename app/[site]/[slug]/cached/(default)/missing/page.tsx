import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { NotFoundScreen } from '@/features/shell/not-found-screen';

export { notFoundMetadata as generateMetadata } from '@/app/shared-pages/not-found-metadata';

/** Where middleware leads an address that no route answers; it sends the status 404. */
export default async function Page({ params }: { params: SiteParams }) {
  await siteRequest(params);
  return <NotFoundScreen />;
}
