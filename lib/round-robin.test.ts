import { expect, test } from 'vitest';
import { roundRobin } from './round-robin';

test.each([
  [[['a', 'b', 'c'], ['x']], ['a', 'x', 'b', 'c']],
  [[['a'], [], ['x', 'y']], ['a', 'x', 'y']],
  [[[]], []],
  [[], []],
])('of %j one after the other comes %j', (lists, order) => expect(roundRobin<string>(lists)).toEqual(order));
