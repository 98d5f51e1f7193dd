import { optionalPart } from '@/components/ui/optional-part';

/** The menu in a browser: it opens without script, so that its code comes after that of the conversation. (bar P2) */
export const ChatMenuPart = optionalPart(() => import('./chat-menu').then((module) => module.ChatMenu), true);
