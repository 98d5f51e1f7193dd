import '@/styles/lander-maplanding.scss';
import { cachedPart } from '@/app/page-request/cached-part';
import { mapRequest } from '@/app/page-data/lander-map';
import { landerMetadata } from '@/app/shared-pages/lander-page';
import type { SiteParams } from '@/app/page-request/site-request';
import { MaplandingScreen } from '@/features/landers/maplanding-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'maplanding');

export default function Page({ params }: { params: SiteParams & Promise<{ landing?: string[] }> }) {
  return cachedPart(async () => <MaplandingScreen {...await mapRequest(params)} />);
}
