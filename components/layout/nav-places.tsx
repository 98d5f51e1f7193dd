import type { ReactElement } from 'react';
import { Icon } from '../ui/icon';

/** The places of the members' navigation. Icons mean one thing in the whole product. */
export type NavPlace = 'search' | 'chats' | 'likes' | 'swipe' | 'profile';

export type NavItem = {
  place: NavPlace;
  href: string;
  current?: boolean;
  /** What is new there: unread messages, new likes. */
  count?: number;
};

type Look = 'bold' | 'regular' | 'fill';

const icons: Record<NavPlace, (weight: Look) => ReactElement> = {
  search: (weight) => <Icon name="magnifying-glass" weight={weight} />,
  chats: (weight) => <Icon name="chat-circle-dots" weight={weight} />,
  likes: (weight) => <Icon name="heart" weight={weight} />,
  swipe: (weight) => <Icon name="cards" weight={weight} />,
  profile: (weight) => <Icon name="user-circle" weight={weight} />,
};

/** The icon of a place: filled where the reader is. */
export function NavIcon({ item, resting }: { item: NavItem; resting: 'bold' | 'regular' }) {
  return icons[item.place](item.current ? 'fill' : resting);
}
