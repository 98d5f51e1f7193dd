import '@/styles/lander-alonetonight.scss';
import { cachedPart } from '@/app/page-request/cached-part';
import { landerMetadata, landerRequest } from '@/app/shared-pages/lander-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { AlonetonightScreen } from '@/features/landers/alonetonight-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'alonetonight');

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { site, people } = await landerRequest(params);
    return <AlonetonightScreen site={site} people={people} day={Math.floor(today().getTime() / 86_400_000)} />;
  });
}
