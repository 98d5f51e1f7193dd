'use client';

import { BottomNav } from '@/components/layout/bottom-nav';
import { useNavItems } from './nav-items';

/** The members' navigation under the thumb. */
export function MemberBottomNav() {
  return <BottomNav items={useNavItems(['search', 'swipe', 'chats', 'likes', 'profile'])} />;
}
