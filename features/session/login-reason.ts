import { matchRoute, type RouteName } from '@/lib/site/addresses/routes';

export type LoginReason = 'chat' | 'profile' | 'likes';

const reasons: Partial<Record<RouteName, LoginReason>> = {
  chats: 'chat',
  'chats-id': 'chat',
  'members-id-chat': 'chat',
  'members-id': 'profile',
  likes: 'likes',
  'likes-type': 'likes',
  'likes-m-id': 'likes',
};

/** Why a visitor was sent here, from the page that login leads back to; undefined where it needs no saying. (P01) */
export function loginReason(to: string): LoginReason | undefined {
  const name = matchRoute(to.split(/[?#]/)[0]!)?.name;
  return name && reasons[name];
}
