import { describe, expect, test } from 'vitest';
import type { DiscountCode } from '../../contract/discounts';
import { bundleToBegin, methodToBegin, misfitOf, totalOf } from './credits-choice';

const bundle = (id: number, amount: number, recommended = false) => ({ id, credits: 100 * id, price: { amount, currency: 'EUR' }, recommended });
const bundles = [bundle(1, 995), bundle(2, 2495, true), bundle(3, 4995)];
const methods = [{ method: 'ideal', banks: [] }, { method: 'paypal', banks: [] }];
const code: DiscountCode = { code: 'A', country: undefined, expires: undefined, value_percentage: 25, currency: undefined, status: 'active', validity: undefined, paymentmethods: [] };

describe('[S08] what is chosen to begin with', () => {
  test('the bundle that was asked for, else the recommended one, else the first', () => {
    expect([bundleToBegin(bundles, 3)?.id, bundleToBegin(bundles, 9)?.id, bundleToBegin([bundles[0]!])?.id, bundleToBegin([])]).toEqual([3, 2, 1, undefined]);
  });

  test('the way to pay that was asked for, else the usual one', () => {
    expect([methodToBegin(methods, 'paypal')?.method, methodToBegin(methods, 'gold')?.method, methodToBegin([])]).toEqual(['paypal', 'ideal', undefined]);
  });
});

describe('[S08] [E14] what it comes to', () => {
  const of = (some: Partial<DiscountCode> | null, price = 2495) => {
    const { saved, total } = totalOf({ bundle: bundle(2, price), method: methods[0], discount: some && { ...code, ...some } });
    return [saved, total];
  };

  test('the price, less the discount, to the cent', () => {
    expect([of(null), of({})]).toEqual([[0, 2495], [624, 1871]]);
  });

  test('a code that is over, of another currency, too small an order or another way to pay takes nothing off', () => {
    expect([of({ expired: true }), of({ currency: 'CHF' }), of({ minimum_order_value: 2496 }), of({ paymentmethods: ['paypal'] })]).toEqual(Array(4).fill([0, 2495]));
    const why = (some: Partial<DiscountCode>) => misfitOf({ bundle: bundle(2, 2495), method: methods[0], discount: { ...code, ...some } });
    expect([why({ expired: true }), why({ currency: 'CHF' }), why({ minimum_order_value: 2496 }), why({ paymentmethods: ['paypal'] }), why({})]).toEqual([
      'code_expired', 'code_not_found', 'code_minimum', 'code_method', null,
    ]);
    expect(misfitOf({ bundle: bundle(2, 2495), method: undefined, discount: null })).toBeNull();
    expect(of({ currency: 'EUR', minimum_order_value: 2495, paymentmethods: ['ideal'] })).toEqual([624, 1871]);
  });
});
