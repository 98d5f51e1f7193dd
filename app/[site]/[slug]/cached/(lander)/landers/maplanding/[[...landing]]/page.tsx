import '@/styles/lander-maplanding.scss';
import { keptPart } from '@/app/kept-part';
import { mapRequest } from '@/app/lander-map';
import { landerMetadata } from '@/app/lander-page';
import type { SiteParams } from '@/app/site-request';
import { MaplandingScreen } from '@/features/landers/maplanding-screen';

export const generateMetadata = ({ params }: { params: SiteParams }) => landerMetadata(params, 'maplanding');

export default function Page({ params }: { params: SiteParams & Promise<{ landing?: string[] }> }) {
  return keptPart(async () => <MaplandingScreen {...await mapRequest(params)} />);
}
