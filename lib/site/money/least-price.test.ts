import { expect, it } from 'vitest';
import { leastPrice } from './least-price';

const bundle = (amount: number) => ({ price: { amount, currency: 'EUR' } });

it('[P02] is the price of the cheapest bundle, in whatever order they come; none where nothing can be bought', () => {
  expect(leastPrice([bundle(2495), bundle(995), bundle(4995)])).toEqual({ amount: 995, currency: 'EUR' });
  expect(leastPrice([])).toBeNull();
});
