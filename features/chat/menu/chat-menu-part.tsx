/** The menu as the server draws it, so that it stands where it is sent. The browser has chat-menu-part-browser.tsx in its place. (next.config.ts) */
export { ChatMenu as ChatMenuPart } from './chat-menu';
