import { useTranslations } from 'next-intl';
import { BadgeCount } from '../ui/badge-count';
import type { NavItem } from './nav-places';

/** What is new in a place: violet for unread messages, pink for likes. */
export function NavCount({ item }: { item: NavItem }) {
  const t = useTranslations('layout.nav');
  const count = item.count ?? 0;
  if (item.place === 'chats') return <BadgeCount value={count} tone="unread" words={t('unread', { count })} />;
  if (item.place === 'likes') return <BadgeCount value={count} words={t('newLikes', { count })} />;
  return null;
}
