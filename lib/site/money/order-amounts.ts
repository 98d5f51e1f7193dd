// What an order comes to: discount, tax, price of a message, refund. Whole minor units throughout. Specification, sections 2 and 3 (Order, discount code). (S08)

/** Half a unit and more is rounded up, as on an invoice; amounts here are never below zero. */
const rounded = (value: number): number => Math.floor(value + 0.5 + 1e-9);

/** What a discount of `percentage` takes off a price, both in minor units: 25 per cent of 2495 is 624. */
export function discountOn(price: number, percentage: number): number {
  return Math.min(price, rounded((price * percentage) / 100));
}

/** The tax within an amount that includes it: 21 per cent in 1871 is 325. */
export function taxWithin(amount: number, rate: number): number {
  return rounded((amount * rate) / (100 + rate));
}

/** What comes back of the amount `paid` for `credits` when `unused` of them are given back: 240 of 275 for 1871 is 1633. */
export function refundOf({ paid, credits, unused }: { paid: number; credits: number; unused: number }): number {
  return credits === 0 ? 0 : Math.min(paid, rounded((paid * Math.min(unused, credits)) / credits));
}

/** How many of the `credits` that were bought for `paid` go with the part of the money that has been `returned`: never more than its share. 275 for 2495, of which 100 went back: 11. (S14) */
export function creditsReturned({ credits, paid, returned }: { credits: number; paid: number; returned: number }): number {
  return paid === 0 ? 0 : Math.floor((credits * Math.min(returned, paid)) / paid);
}

/** What one message costs and how many can be sent, with `credits` bought for `price` and `each` credits for a message. */
export function messagesFor({ price, credits, each }: { price: number; credits: number; each: number }): { perMessage: number; messages: number } {
  return { perMessage: rounded((price * each) / credits), messages: Math.floor(credits / each) };
}
