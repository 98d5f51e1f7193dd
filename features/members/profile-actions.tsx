import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import { ChatLink } from './chat-link';
import { GiftLink } from './gift-link';
import { LikeButton } from './like-button';

type ProfileActionsProps = { profile: Profile; visitor: boolean; like: 'wide' | 'round'; /** Gifts can be sent on this site. */ gifts: boolean };

/** What one can do with a profile. */
export function ProfileActions({ profile, visitor, like, gifts }: ProfileActionsProps) {
  const { id, name, liked } = profile;
  return (
    <>
      <ChatLink member={{ id, name }} visitor={visitor} />
      {gifts ? <GiftLink member={{ id, name }} visitor={visitor} /> : null}
      <LikeButton member={{ id, name, liked }} visitor={visitor} look={like} back={pathTo('members-id', { id })} />
    </>
  );
}
