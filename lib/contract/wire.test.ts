import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { getDiscountCode } from './discounts';
import type { Answer } from './endpoint';
import type { getAutoLike } from './likes';
import type { getUser } from './user';
import { flag, id, isId, list, maybe, maybeMoment, moment, money, number, numberOr, orNull, rows, text } from './wire';

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
    [[1, '2'], [1, 2]], [[], []], [null, []], [undefined, []], [{}, []], [{ 0: '4', 2: 5 }, [4, 5]], [false, []], ['', []], [[null, 1, false, '', [], '2'], [1, 2]], [[null], []], [{ 1: null, 2: 5 }, [5]],
  ])('%j reads as %j', (value, expected) => expect(reads(numbers, value)).toEqual({ read: expected }));
  test.each(['a', 3, true, [['x']], [1, 'x'], { a: 'x' }])('%j is none', (value) => expect(reads(numbers, value)).toBe('refused'));
});

describe('what may be missing', () => {
  const field = z.object({ age: maybe(number), who: maybe(z.object({ id })), left: numberOr(1) });
  test.each([null, false, '', [], {}])('%j is nothing', (nothing) => {
    expect(reads(field, { age: nothing, who: nothing, left: nothing })).toEqual({ read: { age: null, who: null, left: 1 } });
  });
  test('a word left out is missing, and 0 is a number', () => {
    expect(reads(field, {})).toEqual({ read: { age: undefined, who: undefined, left: 1 } });
    expect(reads(field, { age: 0, who: { id: '7' }, left: '0' })).toEqual({ read: { age: 0, who: { id: 7 }, left: 0 } });
  });
  test.each([{ age: 'x' }, { age: true }, { who: { id: 0 } }, { who: 'Noor' }, { left: [1] }])('%j is none of it', (value) => expect(reads(field, value)).toBe('refused'));

  test('what must be there, be it nothing, is not there where its name is not', () => {
    const [answer, answers] = [z.object({ profile: orNull(z.object({ id })) }), z.object({ all: rows(z.record(z.string(), number)) })];
    expect([reads(answer, { profile: false }), reads(answer, {})]).toEqual([{ read: { profile: null } }, 'refused']);
    expect([reads(answers, { all: '' }), reads(answers, { all: { NL: null, BE: '3' } }), reads(answers, {})]).toEqual([{ read: { all: null } }, { read: { all: { BE: 3 } } }, 'refused']);
  });
});

describe('moments and money', () => {
  test.each(['2026-11-21', '2026-11-21T10:00:00Z', '2026-11-21 10:00:00', '2026-11-21T10:00:00.123+01:00', '2026-11-21T10:00+0100'])('%s is a moment', (value) => {
    expect(reads(moment, value)).toEqual({ read: value });
  });
  test.each(['21-11-2026', '2026-11', 'now', '', '2026-11-21T', 1_700_000_000])('%j is none', (value) => expect(reads(moment, value)).toBe('refused'));

  test.each(['2026-11-21', '2026-11-21T10:00:00+02:00', '2026-11-21T10:00:00Z'])('%s is a moment where it may be missing', (value) => expect(reads(maybeMoment, value)).toEqual({ read: value }));
  test.each([['2026-11-21 10:00:00', '2026-11-21T09:00:00.000Z'], ['2026-07-21T10:00:00', '2026-07-21T08:00:00.000Z'], ['2026-03-29 01:30:00', '2026-03-29T00:30:00.000Z'], ['2026-10-25 01:30:00', '2026-10-24T23:30:00.000Z'], ['2026-11-21 10:00:00.900', '2026-11-21T09:00:00.900Z'], ['9999-12-31 23:59:59', '9999-12-31 23:59:59']])('%s, without a zone, is by the clock of the site, wherever it is read', (value, read) => expect(reads(maybeMoment, value)).toEqual({ read }));
  test('so are seconds since 1970', () => expect([reads(maybeMoment, 1_764_000_000), reads(maybeMoment, '1764000000')]).toEqual(Array(2).fill({ read: '2025-11-24T16:00:00.000Z' })));
  test.each(['0000-00-00 00:00:00', '0000-00-00', '1970-01-01T00:00:00Z', '1970-01-01 01:00:00', '2026-13-01', '0', 'never', '', 0, false, null, undefined])('%j counts as missing there', (value) => {
    expect(reads(maybeMoment, value)).toEqual({ read: undefined });
  });

  test('money is an amount, also as text, with a currency of three letters', () => {
    expect(reads(money, { amount: '495', currency: 'EUR' })).toEqual({ read: { amount: 495, currency: 'EUR' } });
    for (const value of [{ amount: 495 }, { currency: 'EUR' }, { amount: 'x', currency: 'EUR' }, { amount: 1, currency: 'EURO' }, null]) expect(reads(money, value)).toBe('refused');
  });
});

test('no row is written as null, and not as anything: a wrong answer of a mock does not compile', () => {
  expectTypeOf<null>().toExtend<Answer<typeof getDiscountCode>>();
  expectTypeOf<number>().not.toExtend<Answer<typeof getDiscountCode>>();
  expectTypeOf<number>().not.toExtend<Answer<typeof getAutoLike>>();
  expectTypeOf<{ user: number }>().not.toExtend<Answer<typeof getUser>>();
});
