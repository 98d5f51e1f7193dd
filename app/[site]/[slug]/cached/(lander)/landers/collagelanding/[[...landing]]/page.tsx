import '@/styles/lander-collagelanding.scss';
import { cachedPart } from '@/app/page-request/cached-part';
import { landerMetadata, landerProfiles, landerRequest } from '@/app/shared-pages/lander-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { decorativeCast } from '@/features/landers/cast';
import { collageFaces } from '@/features/landers/collage-wall';
import { CollagelandingScreen } from '@/features/landers/collagelanding-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'collagelanding');

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { visitor, site, people } = await landerRequest(params);
    const cast = decorativeCast(people).slice(0, collageFaces);
    return <CollagelandingScreen site={site} people={await landerProfiles(visitor, cast)} />;
  });
}
