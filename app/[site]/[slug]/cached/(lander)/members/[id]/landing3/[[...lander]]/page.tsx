import '@/styles/lander-story.scss';
import { landerPage, type LanderProps } from '@/app/shared-pages/lander-profile';
import { StoryLander } from '@/features/landers/story-lander';

export { landerMetadata as generateMetadata } from '@/app/shared-pages/lander-profile';

export default function Page({ params }: LanderProps) {
  return landerPage(params, (profile, { site }) => <StoryLander profile={profile} site={site} />);
}
