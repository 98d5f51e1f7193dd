import '@/styles/lander-transitionsvideolanding.scss';
import { landerMetadata } from '@/app/shared-pages/lander-page';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { TransitionsvideolandingScreen } from '@/features/landers/transitionsvideolanding-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'transitionsvideolanding');

export default async function Page({ params }: { params: SiteParams }) {
  return <TransitionsvideolandingScreen site={(await siteRequest(params)).site} />;
}
