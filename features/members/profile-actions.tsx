import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import { ChatLink } from './chat-link';
import { LikeButton } from './like-button';

type ProfileActionsProps = { profile: Profile; visitor: boolean; like: 'wide' | 'round' };

/** What one can do with a profile. */
export function ProfileActions({ profile, visitor, like }: ProfileActionsProps) {
  const { id, name, liked } = profile;
  return (
    <>
      <ChatLink member={{ id, name }} visitor={visitor} />
      <LikeButton member={{ id, name, liked }} visitor={visitor} look={like} back={pathTo('members-id', { id })} />
    </>
  );
}
