import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { flag, id, isId, list, moment, money, number, text } from './wire';

const reads = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? { read: result.data } : 'refused';
};

describe('a number', () => {
  test.each([[0, 0], [7, 7], ['7', 7], ['-3', -3], ['4.50', 4.5], [1.25, 1.25], ['007', 7]])('%j reads as %d', (value, expected) => {
    expect(reads(number, value)).toEqual({ read: expected });
  });

  test.each(['', ' ', '1e3', '0x10', '1,5', '7 ', 'NaN', 'Infinity', NaN, Infinity, null, undefined, true, [], {}, [7]])('%j is none', (value) => {
    expect(reads(number, value)).toBe('refused');
  });
});

describe('the key of a row', () => {
  test.each([[1, 1], ['1', 1], ['9007199254740991', 9007199254740991], [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]])('%j is one', (value, expected) => {
    expect(reads(id, value)).toEqual({ read: expected });
  });

  test.each([0, -1, 1.5, '0', '-1', '01', '1.0', '1e3', '', ' 1', '1 ', 'seven', '1; drop', '10000000000000000', 2 ** 53, NaN, null, undefined, true, [1]])('%j is none', (value) => {
    expect(reads(id, value)).toBe('refused');
    if (typeof value === 'string') expect(isId(value)).toBe(false);
  });

  test('in an address only whole positive numbers are keys', () => {
    expect(['7', '90', '123456'].every(isId)).toBe(true);
  });
});

describe('yes or no', () => {
  test.each([true, 1, '1', 'true', 'on'])('%j is yes', (value) => expect(reads(flag, value)).toEqual({ read: true }));
  test.each([false, 0, '0', 'false', 'off', '', null])('%j is no', (value) => expect(reads(flag, value)).toEqual({ read: false }));
  test.each([2, -1, 'yes please', 'TRUE', {}, [], undefined])('%j is neither', (value) => expect(reads(flag, value)).toBe('refused'));
});

describe('text', () => {
  test.each([['a', 'a'], ['', ''], [7, '7'], [0, '0'], [null, undefined], [undefined, undefined], [false, undefined]])('%j reads as %j', (value, expected) => {
    expect(reads(text, value)).toEqual({ read: expected });
  });
  test.each([[['a']], [{ a: 1 }], [[]]])('%j is none', (value) => expect(reads(text, value)).toBe('refused'));
});

describe('a list', () => {
  const numbers = list(number);
  test.each([
    [[1, '2'], [1, 2]], [[], []], [null, []], [undefined, []], [{}, []], [{ 0: '4', 2: 5 }, [4, 5]],
  ])('%j reads as %j', (value, expected) => expect(reads(numbers, value)).toEqual({ read: expected }));
  test.each(['', 'a', 3, true, [['x']], [null], { a: 'x' }])('%j is none', (value) => expect(reads(numbers, value)).toBe('refused'));
});

describe('moments and money', () => {
  test.each(['2026-11-21', '2026-11-21T10:00:00Z', '2026-11-21 10:00:00', '2026-11-21T10:00:00.123+01:00', '2026-11-21T10:00+0100'])('%s is a moment', (value) => {
    expect(reads(moment, value)).toEqual({ read: value });
  });
  test.each(['21-11-2026', '2026-11', 'now', '', '2026-11-21T', 1_700_000_000])('%j is none', (value) => expect(reads(moment, value)).toBe('refused'));

  test('money is an amount, also as text, with a currency of three letters', () => {
    expect(reads(money, { amount: '495', currency: 'EUR' })).toEqual({ read: { amount: 495, currency: 'EUR' } });
    for (const value of [{ amount: 495 }, { currency: 'EUR' }, { amount: 'x', currency: 'EUR' }, { amount: 1, currency: 'EURO' }, null]) expect(reads(money, value)).toBe('refused');
  });
});
