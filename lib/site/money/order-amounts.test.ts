import { describe, expect, it, test } from 'vitest';
import { discountOn, messagesFor, refundOf, taxWithin } from './order-amounts';

describe('what an order comes to', () => {
  test('[S08] a discount is rounded once, to whole cents, the half up', () => {
    expect([discountOn(2495, 25), discountOn(995, 25), discountOn(999, 12.5), discountOn(1, 25), discountOn(2, 25), discountOn(500, 100), discountOn(500, 250)]).toEqual([624, 249, 125, 0, 1, 500, 500]);
  });

  test('tax is what the amount includes', () => {
    expect([taxWithin(1871, 21), taxWithin(0, 21), taxWithin(2495, 0), taxWithin(9995, 25.5)]).toEqual([325, 0, 0, 2031]);
  });

  test('a refund is the share of what was not used', () => {
    expect(refundOf({ paid: 1871, credits: 275, unused: 240 })).toBe(1633);
    expect(refundOf({ paid: 1871, credits: 275, unused: 275 })).toBe(1871);
    expect(refundOf({ paid: 1871, credits: 275, unused: 0 })).toBe(0);
    expect(refundOf({ paid: 1871, credits: 275, unused: 900 })).toBe(1871);
    expect(refundOf({ paid: 0, credits: 0, unused: 0 })).toBe(0);
  });

  it.each([
    [995, 100, 50, 20],
    [2495, 275, 45, 55],
    [4995, 600, 42, 120],
    [9995, 1300, 38, 260],
  ])('%i cents for %i credits: a message for %i, %i of them', (price, credits, perMessage, messages) => expect(messagesFor({ price, credits, each: 5 })).toEqual({ perMessage, messages }));
});
