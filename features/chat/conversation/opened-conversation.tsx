'use client';

import { useOpenConversation } from './use-open-conversation';

/** A conversation was opened that the server cannot show: it is unread no more, in this tab at once. (T06) */
export function OpenedConversation({ conversation }: { conversation: number }) {
  useOpenConversation(conversation);
  return null;
}
