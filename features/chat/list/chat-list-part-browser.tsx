import { optionalPart } from '@/components/ui/optional-part';

/** The list in a browser: its code comes after that of the conversation. (bar P2) */
export const ChatListPart = optionalPart(() => import('./chat-list').then((module) => module.ChatList), true);
