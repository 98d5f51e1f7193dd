import '@/styles/lander-tinderswipe.scss';
import { landerMetadata, landerRequest } from '@/app/lander-page';
import type { SiteParams } from '@/app/site-request';
import { TinderswipeScreen } from '@/features/landers/tinderswipe-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'tinderswipe');

export default async function Page({ params }: { params: SiteParams }) {
  const { site, people } = await landerRequest(params);
  return <TinderswipeScreen site={site} people={people} />;
}
