import { describe, expect, test } from 'vitest';
import { telHref } from './phone';

describe('the link of a phone number', () => {
  test.each([
    ['+31 20 - 123 45 67', 'tel:+31201234567'],
    ['0900-1234', 'tel:09001234'],
    ['020\u00a0123\u202f4567', 'tel:0201234567'],
    ['020\u2013123\u20144567', 'tel:0201234567'],
    ['020\u2011123\u2212456\u2010', 'tel:020123456'],
    [' 112\n', 'tel:112'],
    ['+44(0)20.7946', 'tel:+44(0)20.7946'],
  ])('[S25] %j leads to %s: without dashes and spaces', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
