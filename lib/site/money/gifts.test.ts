import { expect, test } from 'vitest';
import { drawnGifts } from '@/components/ui/gift-names.generated';
import { giftKeys, giftPrice, isGiftKey } from './gifts';

test('every gift is drawn, and there is a wrapped present for those that are not', () => {
  expect(drawnGifts).toEqual(expect.arrayContaining([...giftKeys, 'present']));
});

test.each([['coffee', 10], ['rose', 15], ['cake', 20], ['cheers', 25], ['wish', 30], ['bouquet', 40]])('%s costs %i where the cheapest costs 10', (key, price) => {
  expect(giftPrice(key, 10)).toBe(price);
});

test('a price is a whole number of credits, and no site gives anything away', () => {
  expect(giftKeys.map((key) => giftPrice(key, 3)!).every((price) => Number.isInteger(price) && price >= 3)).toBe(true);
  expect([giftPrice('rose', 0), giftPrice('rose', -5), giftPrice('toString', 10), giftPrice('', 10)]).toEqual([null, null, null, null]);
  expect([isGiftKey('rose'), isGiftKey('constructor'), isGiftKey(7), isGiftKey(null)]).toEqual([true, false, false, false]);
});
