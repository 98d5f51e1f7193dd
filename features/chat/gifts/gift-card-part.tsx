/** The gift as the server draws it, so that it stands where it is sent. The browser has gift-card-part-browser.tsx in its place. (next.config.ts) */
export { GiftCard as GiftCardPart } from './gift-card';
