/** The menu as the server draws it, so that it stands where it is sent. The browser has language-menu-part-browser.tsx in its place. (next.config.ts) */
export { LanguageMenu as LanguageMenuPart } from './language-menu';
