import '@/styles/lander-letter.scss';
import { landerPage, type LanderProps } from '@/app/shared-pages/lander-profile';
import { LetterLander } from '@/features/landers/letter-lander';

export { landerMetadata as generateMetadata } from '@/app/shared-pages/lander-profile';

export default function Page({ params }: LanderProps) {
  return landerPage(params, (profile, { site }) => <LetterLander profile={profile} site={site} />);
}
