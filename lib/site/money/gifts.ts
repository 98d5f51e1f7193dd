// The gifts that we have drawn and named, in the order of the picker, and what each costs beside the setting gift_credits.
// Specification, sections 1 (send gifts) and 3 (gift_credits).

const prices = { rose: 1.5, coffee: 1, chocolates: 1.5, song: 1, cake: 2, teddy: 2, cheers: 2.5, wish: 3, bouquet: 4 } as const;

export type GiftKey = keyof typeof prices;
export const giftKeys = Object.keys(prices) as [GiftKey, ...GiftKey[]];

export function isGiftKey(value: unknown): value is GiftKey {
  return typeof value === 'string' && Object.hasOwn(prices, value);
}

/** What a gift costs on a site whose cheapest costs `giftCredits`; null for what is no gift, and where a site offers none. */
export function giftPrice(key: string, giftCredits: number): number | null {
  return isGiftKey(key) && giftCredits > 0 ? Math.round(prices[key] * giftCredits) : null;
}
