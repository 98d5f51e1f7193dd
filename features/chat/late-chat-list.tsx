'use client';

import { lazy, Suspense } from 'react';
import type { ChatListProps } from './chat-list';

const List = lazy(async () => ({ default: (await import('./chat-list')).ChatList }));

/** The list beside a conversation: drawn with the page, alive a moment after the conversation is. (bar P2) */
export function LateChatList(props: ChatListProps) {
  return (
    <Suspense fallback={<aside className="chat-list" />}>
      <List {...props} />
    </Suspense>
  );
}
