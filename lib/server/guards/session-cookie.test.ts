import { describe, expect, it } from 'vitest';
import { hashOfToken, tokenOf } from '../domain/token';
import { isSecure, sessionCookie, tokenIn } from './session-cookie';

const token = tokenOf(new Uint8Array(32).fill(7));

describe('[C02] the session cookie', () => {
  it('carries 32 bytes', () => expect(token).toHaveLength(43));
  it('is found among other cookies', () => {
    expect(tokenIn(`locale=nl; auth=${token}; x=1`)).toBe(token);
    expect(tokenIn(`auth=${token}`)).toBe(token);
  });
  it.each([null, '', 'auth=', 'auth=short', `xauth=${token}`, `auth=${token}x`, 'auth=../../etc/passwd', `AUTH=${token}`])('is not found in %j', (header) => expect(tokenIn(header)).toBeNull());
  it('a broken one before ours does not hide it', () => expect(tokenIn(`auth=broken; auth=${token}`)).toBe(token));
  it('is kept as a hash that does not give it away', () => expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/));
  it('ends by having no time left', () => expect(sessionCookie(null, true)).toBe('auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'));
  it.each([
    ['http://vonk.test/', {}, false],
    ['https://vonk.test/', {}, true],
    ['http://vonk.test/', { 'x-forwarded-proto': 'https' }, true],
    ['http://vonk.test/', { 'x-forwarded-proto': 'https, http' }, true],
    ['http://vonk.test/', { 'x-forwarded-proto': 'http' }, false],
  ])('%s with %j: secure %s', (url, headers, secure) => expect(isSecure(new Request(url, { headers: headers as Record<string, string> }))).toBe(secure));
});
