import '@/styles/lander-alonetonight.scss';
import { keptPart } from '@/app/kept-part';
import { landerMetadata, landerRequest } from '@/app/lander-page';
import type { SiteParams } from '@/app/site-request';
import { today } from '@/app/today';
import { AlonetonightScreen } from '@/features/landers/alonetonight-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'alonetonight');

export default function Page({ params }: { params: SiteParams }) {
  return keptPart(async () => {
    const { site, people } = await landerRequest(params);
    return <AlonetonightScreen site={site} people={people} day={Math.floor(today().getTime() / 86_400_000)} />;
  });
}
