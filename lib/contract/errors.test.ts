import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorCodes, errorTable, isErrorCode } from './error-codes';
import { errorAnswer } from './errors';

const dutch = JSON.parse(readFileSync(new URL('../../locales/nl.json', import.meta.url), 'utf8')) as Record<string, Record<string, string>>;

describe('the table of errors', () => {
  test('each code has a failing status and a message that exists', () => {
    for (const code of errorCodes) {
      const { status, message } = errorTable[code];
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
      const [group, key] = message.split('.') as [string, string];
      expect(dutch[group]?.[key], message).toBeTypeOf('string');
    }
  });

  test('[X01] the two general errors say it in the specification’s words', () => {
    expect(errorTable.internal.message).toBe('err.generic_retry');
    expect(dutch.err?.generic_retry).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
    expect(dutch.err?.generic).toBe('Er is een fout opgetreden.');
  });

  test('[X02] a failed login and a blocked account say it in the specification’s words', () => {
    expect(errorTable.login_failed).toEqual({ status: 401, message: 'err.login' });
    expect(errorTable.locked_out).toEqual({ status: 429, message: 'err.lockout' });
    expect(dutch.err?.login).toBe('Login mislukt, probeer opnieuw');
    expect(dutch.err?.lockout).toBe('Te veel foute pogingen, account voor {minutes} min geblokkeerd.');
  });

  test('[V06] a code that was used says it in the specification’s words', () => {
    expect(errorTable.code_used.message).toBe('err.code_used');
    expect(dutch.err?.code_used).toBe('Code reeds gebruikt');
  });

  test('[T01] the end of a session is a 403', () => {
    expect(errorTable.authentication_required.status).toBe(403);
  });

  test('only its own codes are codes', () => {
    for (const code of errorCodes) expect(isErrorCode(code)).toBe(true);
    for (const other of ['', 'LOGIN_FAILED', 'toString', '__proto__', 'constructor', 404, null, undefined, ['internal']]) expect(isErrorCode(other)).toBe(false);
  });
});

describe('a failed answer', () => {
  test.each([
    ['the whole of it', { error: { code: 'invalid_input', message: 'No', fields: { email: 'invalid' }, params: { minutes: 15 } } }, { error: { code: 'invalid_input', message: 'No', fields: { email: 'invalid' }, params: { minutes: 15 } } }],
    ['text alone', { error: 'Mislukt' }, { error: 'Mislukt' }],
    ['nothing', {}, {}],
    ['fields that PHP empties into a list', { error: { code: 'internal', fields: [], params: [] } }, { error: { code: 'internal' } }],
    ['an error that is null', { error: null, success: false }, {}],
    ['an error that is a number', { error: 5 }, {}],
    ['a code that is a number beside a message', { error: { code: 12, message: 'Mislukt' } }, { error: { message: 'Mislukt' } }],
  ])('reads as far as it can be read: %s', (_, wire, expected) => {
    expect(JSON.parse(JSON.stringify(errorAnswer.parse(wire)))).toEqual(expected);
  });

  test.each([true, 1, '1', 'true', 'yes', {}, ['x'], 2])('[T01] authentication_required %j is a yes, whatever stands beside it', (value) => {
    for (const error of [undefined, null, 5, 'Log in', { code: 1, fields: [] }]) {
      expect(errorAnswer.parse({ error, authentication_required: value }).authentication_required).toBe(true);
    }
  });

  test.each([false, 0, '0', 'false', '', null, undefined])('[T01] authentication_required %j is a no', (value) => {
    expect(errorAnswer.parse({ authentication_required: value }).authentication_required ?? false).toBe(false);
  });

  test.each([null, 'text', 5, true])('an answer that is %j alone says nothing', (wire) => {
    expect(errorAnswer.safeParse(wire).success).toBe(false);
  });
});
