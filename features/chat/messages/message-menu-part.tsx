/** The menu as the server draws it, so that it stands where it is sent. The browser has message-menu-part-browser.tsx in its place. (next.config.ts) */
export { MessageMenu as MessageMenuPart } from './message-menu';
