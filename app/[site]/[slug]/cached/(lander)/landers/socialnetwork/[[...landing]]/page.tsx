import '@/styles/lander-socialnetwork.scss';
import { cachedPart } from '@/app/page-request/cached-part';
import { landerMetadata, landerProfiles, landerRequest } from '@/app/shared-pages/lander-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { decorativeCast } from '@/features/landers/cast';
import { mostMoments } from '@/features/landers/moments';
import { SocialnetworkScreen } from '@/features/landers/socialnetwork-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'socialnetwork');

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { visitor, site, people } = await landerRequest(params);
    // Who wrote nothing has no moment: some more are asked than are shown.
    const profiles = await landerProfiles(visitor, decorativeCast(people).slice(0, mostMoments + 4));
    return <SocialnetworkScreen site={site} people={profiles} />;
  });
}
