import { expect, test } from 'vitest';
import { passedCookie } from './passed-cookie';

const month = 'Max-Age=2592000';

test.each([
  ['of its script’s folder alone, as PHP sets it by itself', `auth=a1; expires=Mon, 28 Dec 2026 20:00:00 GMT; ${month}`, `auth=a1; expires=Mon, 28 Dec 2026 20:00:00 GMT; ${month}; Path=/; HttpOnly; SameSite=Lax`],
  ['of the PHP server’s own domain', `auth=a1; Path=/api; Domain=php.operator.example; ${month}`, `auth=a1; ${month}; Path=/; HttpOnly; SameSite=Lax`],
  ['that says nothing of its life', 'auth=a1', `auth=a1; ${month}; Path=/; HttpOnly; SameSite=Lax`],
  ['for https, which this app says itself where it is true', `auth=a1; ${month}; path=/; secure; samesite=None`, `auth=a1; ${month}; Path=/; HttpOnly; SameSite=Lax`],
  ['that is stricter', `auth=a1; ${month}; SameSite=Strict`, `auth=a1; ${month}; Path=/; HttpOnly; SameSite=Strict`],
  ['that is taken away', 'auth=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0', 'auth=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
])('[C02] a session cookie %s is one of the whole site, for thirty days, and of no script', (_, line, passed) => {
  expect(passedCookie(line)).toBe(passed);
});

test('an empty one is taken away, also where nothing says for how long it is', () => {
  expect(passedCookie('auth=')).toBe('auth=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test.each(['PHPSESSID=abc; path=/', 'locale=nl; Max-Age=5', 'authority=1; Path=/api', 'Auth=1'])('%s is passed as it was set', (line) => {
  expect(passedCookie(line)).toBe(line);
});
