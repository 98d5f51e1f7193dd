import { expect, it } from 'vitest';
import { Failure, failureResponse } from '../failure';
import { failureOf } from './database-failure';

const told = (code: string) => Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('the database'), { code }) });

it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'EAI_AGAIN', '57P01', '40P01', '40001'])('what ends with %s may go through a moment later: the caller is asked to come again', (code) => {
  const { status, headers } = failureResponse(failureOf(told(code)));
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});

it.each([['22021', 'invalid_input'], ['23505', 'internal'], ['XX000', 'internal']])('%s is %s', (code, expected) => expect(failureOf(told(code)).code).toBe(expected));

it('a failure of our own stays what it is', () => {
  const own = new Failure('not_found');
  expect(failureOf(own)).toBe(own);
});
