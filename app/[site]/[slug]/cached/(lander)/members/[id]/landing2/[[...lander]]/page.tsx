import '@/styles/lander-sample.scss';
import { landerPage, type LanderProps } from '@/app/shared-pages/lander-profile';
import { SampleChatLander } from '@/features/landers/sample-chat-lander';

export { landerMetadata as generateMetadata } from '@/app/shared-pages/lander-profile';

export default function Page({ params }: LanderProps) {
  return landerPage(params, (profile, { site }) => <SampleChatLander profile={profile} site={site} />);
}
