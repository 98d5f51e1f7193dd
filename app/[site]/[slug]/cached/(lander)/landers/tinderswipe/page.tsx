import '@/styles/lander-tinderswipe.scss';
import { keptPart } from '@/app/kept-part';
import { landerMetadata, landerProfiles, landerRequest } from '@/app/lander-page';
import type { SiteParams } from '@/app/site-request';
import { deckOf, TinderswipeScreen } from '@/features/landers/tinderswipe-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'tinderswipe');

export default function Page({ params }: { params: SiteParams }) {
  return keptPart(async () => {
    const { visitor, site, people } = await landerRequest(params);
    const deck = deckOf(people);
    return <TinderswipeScreen site={site} deck={deck} profiles={await landerProfiles(visitor, deck)} />;
  });
}
