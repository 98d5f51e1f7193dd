import '@/styles/lander-alonetonight.scss';
import { landerMetadata, landerRequest } from '@/app/lander-page';
import type { SiteParams } from '@/app/site-request';
import { today } from '@/app/today';
import { AlonetonightScreen } from '@/features/landers/alonetonight-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'alonetonight');

export default async function Page({ params }: { params: SiteParams }) {
  const { site, people } = await landerRequest(params);
  return <AlonetonightScreen site={site} people={people} day={Math.floor(today().getTime() / 86_400_000)} />;
}
