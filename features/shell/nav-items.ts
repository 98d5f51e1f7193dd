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

const conversations: readonly (RouteName | undefined)[] = ['chats-id', 'members-id-chat'];

const hrefs: Record<NavPlace, string> = {
  search: pathTo('members'),
  chats: pathTo('chats'),
  likes: pathTo('likes'),
  swipe: pathTo('swipe-game'),
  profile: pathTo('profile'),
};

/** Where the reader is: the place in the navigation, and whether it is one conversation, which fills a phone. */
export function usePlace(): { place: NavPlace | undefined; inConversation: boolean } {
  const name = matchRoute(usePathname())?.name;
  return { place: name && placeOfRoute[name], inConversation: conversations.includes(name) };
}

/** The navigation of a member, with what is new in each place. (S21) */
export function useNavItems(places: readonly NavPlace[]): NavItem[] {
  const { place: current } = usePlace();
  const counts: Partial<Record<NavPlace, number>> = { chats: useUnreadTotal(), likes: useNewLikesTotal() };
  return places.map((place) => ({ place, href: hrefs[place], current: place === current, count: counts[place] }));
}
