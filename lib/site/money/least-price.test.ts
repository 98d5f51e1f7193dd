import { expect, it } from 'vitest';
import type { Bundle } from '../../contract/credits';
import type { DiscountCode } from '../../contract/discounts';
import { leastPrice } from './least-price';

const bundle = (amount: number) => ({ id: amount, credits: 100, price: { amount, currency: 'EUR' } }) as Bundle;
const saving = (of: Partial<DiscountCode> = {}) => ({ code: 'TIMEBONUS25', value_percentage: 25, paymentmethods: [], ...of }) as unknown as DiscountCode;

it('is the price of the cheapest bundle, in whatever order they come; none where nothing can be bought', () => {
  expect(leastPrice([bundle(2495), bundle(995), bundle(4995)], null)).toEqual({ amount: 995, currency: 'EUR' });
  expect(leastPrice([], saving())).toBeNull();
});

it('[E14] with a saving it is what is paid, where the saving counts', () => {
  expect(leastPrice([bundle(2400), bundle(1000)], saving())).toEqual({ amount: 750, currency: 'EUR' });
  expect(leastPrice([bundle(2400), bundle(2000)], saving({ minimum_order_value: 2100 }))).toEqual({ amount: 1800, currency: 'EUR' });
  expect(leastPrice([bundle(1000)], saving({ expired: true }))).toEqual({ amount: 1000, currency: 'EUR' });
});
