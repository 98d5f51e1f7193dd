import '@/styles/lander-video.scss';
import { cachedPart } from '@/app/page-request/cached-part';
import { landerMetadata, landerRequest } from '@/app/shared-pages/lander-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { titleOfFilm } from '@/features/landers/film-cast';
import { VideoScreen } from '@/features/landers/video-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'video', ({ niche }) => titleOfFilm(niche));

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { site, people } = await landerRequest(params);
    return <VideoScreen site={site} people={people} />;
  });
}
