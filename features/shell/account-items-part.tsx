/** The forms as the server draws them, so that they stand where they are sent. The browser has account-items-part-browser.tsx in their place. (next.config.ts) */
export { AccountItems as AccountItemsPart } from './account-items';
