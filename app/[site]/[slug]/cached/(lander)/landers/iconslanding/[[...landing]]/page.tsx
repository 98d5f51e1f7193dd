import '@/styles/lander-iconslanding.scss';
import { landerMetadata } from '@/app/shared-pages/lander-page';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { IconslandingScreen } from '@/features/landers/iconslanding-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'iconslanding');

export default async function Page({ params }: { params: SiteParams }) {
  const { site } = await siteRequest(params);
  return <IconslandingScreen site={site} />;
}
