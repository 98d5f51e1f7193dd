import { expect, it } from 'vitest';
import { beginDaysOf, beginTextOf, beginTextPattern } from './begin-at-once';

it('the words that were agreed to are found again by their language, their version and the days that they named', () => {
  expect(beginTextOf('nl', 14)).toMatch(beginTextPattern);
  expect(beginDaysOf(beginTextOf('nl', 10))).toBe(10);
});
