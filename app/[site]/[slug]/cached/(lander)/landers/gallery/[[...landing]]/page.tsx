import '@/styles/lander-gallery.scss';
import { cachedPart } from '@/app/page-request/cached-part';
import { landerMetadata, landerRequest } from '@/app/shared-pages/lander-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { GalleryScreen } from '@/features/landers/gallery-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'gallery');

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { site, people } = await landerRequest(params);
    return <GalleryScreen site={site} people={people} />;
  });
}
