import { describe, expect, it } from 'vitest';
import { memberSearch } from '@/lib/contract/members';
import { login } from '@/lib/contract/user';
import type { Failure } from '../failure';
import { parseInput, queryOf } from './parse-input';

const fieldsOf = (value: unknown) => {
  try {
    parseInput(login.body, value);
    return null;
  } catch (failure) {
    expect((failure as Failure).code).toBe('invalid_input');
    return (failure as Failure).details.fields;
  }
};

describe('input of a call', () => {
  it('gives what the schema leaves of it, without what nobody asked for', () =>
    expect(parseInput(login.body, { email: ' a@b.nl ', password: ' p ', admin: true })).toEqual({ email: 'a@b.nl', password: ' p ' }));

  it.each([
    [{ password: 'p' }, { email: 'missing' }],
    [{ email: '', password: 'p' }, { email: 'too_short' }],
    [{ email: 'a@b.nl', password: 'p'.repeat(2000) }, { password: 'too_long' }],
    [{ email: 7, password: {} }, { email: 'invalid', password: 'invalid' }],
    [undefined, { body: 'missing' }],
    [null, { body: 'invalid' }],
    ['text', { body: 'invalid' }],
    [[], { body: 'invalid' }],
  ])('names the wrong fields of %j', (value, fields) => expect(fieldsOf(value)).toEqual(fields));

  it('cannot be used to reach an object’s prototype', () => {
    parseInput(login.body, JSON.parse('{"email":"a@b.nl","password":"p","__proto__":{"polluted":true}}'));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('counts an empty value of a query as missing: a form sends it for a field left open', () =>
    expect(parseInput(memberSearch, queryOf(new URLSearchParams('gender=&country=NL&min_age=&max_age=40')))).toEqual({ country: 'NL', max_age: 40 }));
});
