/** The list as the server draws it: at hand, so that no page is sent without it. The browser has chat-list-part-browser.tsx in its place. (next.config.ts) */
export { ChatList as ChatListPart } from './chat-list';
