'use client';

import { Activity } from 'react';
import { ChatListPart } from '@/features/chat/list/chat-list-part';
import type { ChatListProps } from './chat-list';

/**
 * The list beside a conversation: drawn with the page, alive a moment after the conversation is. (bar P2) A Suspense in this place
 * would be sent after the page once the list is long, and put there by script alone; an Activity is sent where it stands.
 */
export function LazyChatList(props: ChatListProps) {
  return (
    <Activity>
      <ChatListPart {...props} />
    </Activity>
  );
}
