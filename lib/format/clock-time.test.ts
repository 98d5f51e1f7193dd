import { expect, test } from 'vitest';
import { clockTime } from './clock-time';

test.each([
  [0, '0:00'],
  [45, '0:45'],
  [60, '1:00'],
  [872, '14:32'],
  [13.9, '0:13'],
  [59.999, '0:59'],
  [3600, '60:00'],
])('%s seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});
