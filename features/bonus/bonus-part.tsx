/** The offer as the server draws it, so that the banner stands where it is sent and moves nothing. The browser has bonus-part-browser.tsx in its place. (next.config.ts) */
export { Bonus as BonusPart } from './bonus';
