'use client';

import { BottomNav } from '@/components/layout/bottom-nav';
import { useNavItems, usePlace } from './nav-items';

/** The members' navigation under the thumb; a conversation takes its room. */
export function MemberBottomNav() {
  const { inConversation } = usePlace();
  const items = useNavItems(['search', 'swipe', 'chats', 'likes', 'profile']);
  return inConversation ? null : <BottomNav items={items} />;
}
