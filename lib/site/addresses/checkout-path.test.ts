import { expect, test } from 'vitest';
import { checkoutPath } from './checkout-path';

test.each(['https://www.mollie.com/checkout/x', '/sandbox/payment/sb_1'])('%s is a way to pay', (to) => expect(checkoutPath(to)).toBe(to));

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'http://pay.example/', '//pay.example/', '/\\pay.example/', 'pay', '', null, undefined])('%j is none', (to) =>
  expect(checkoutPath(to)).toBeUndefined(),
);
