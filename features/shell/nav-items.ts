import { usePathname } from 'next/navigation';
import type { NavItem, NavPlace } from '@/components/layout/nav-places';
import { useNewLikesTotal } from '@/lib/stores/likes-store-provider';
import { useUnreadTotal } from '@/lib/stores/chat-store-provider';
import { matchRoute, pathTo, type RouteName } from '@/lib/site/addresses/routes';

const placeOfRoute: Partial<Record<RouteName, NavPlace>> = {
  members: 'search',
  'members-id': 'search',
  chats: 'chats',
  'chats-id': 'chats',
  'members-id-chat': 'chats',
  likes: 'likes',
  'likes-type': 'likes',
  'likes-m-id': 'likes',
  'swipe-game': 'swipe',
  profile: 'profile',
  settings: 'profile',
  'settings-section': 'profile',
};

const hrefs: Record<NavPlace, string> = {
  search: pathTo('members'),
  chats: pathTo('chats'),
  likes: pathTo('likes'),
  swipe: pathTo('swipe-game'),
  profile: pathTo('profile'),
};

/** The navigation of a member, with what is new in each place. (S21) */
export function useNavItems(places: readonly NavPlace[]): NavItem[] {
  const route = matchRoute(usePathname())?.name;
  const current = route && placeOfRoute[route];
  const counts: Partial<Record<NavPlace, number>> = { chats: useUnreadTotal(), likes: useNewLikesTotal() };
  return places.map((place) => ({ place, href: hrefs[place], current: place === current, count: counts[place] }));
}
