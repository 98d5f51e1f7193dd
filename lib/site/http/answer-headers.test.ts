import { describe, expect, test } from 'vitest';
import { answerHeaders, nothingAllowed, secureCookie } from './answer-headers';

const page = "default-src 'none'; script-src 'self' 'nonce-a'; frame-ancestors 'none'";
const row = (asked: Partial<Parameters<typeof answerHeaders>[0]>) => answerHeaders({ path: '/', policy: null, https: false, ...asked });

describe('the headers of an answer', () => {
  test('forbid sniffing, framing and embedding, and tell other sites no address', () => {
    expect(row({ policy: page })).toMatchObject({
      'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin', 'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('allow nothing where the answer brings no policy of its own', () => {
    for (const path of ['/', '/api/user.php', '/_next/static/a.js', '/nothing']) expect(row({ path })['content-security-policy'], path).toBe(nothingAllowed);
    expect(nothingAllowed).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(row({ policy: page })['content-security-policy']).toBe(page);
  });

  test('let the service worker do what it is for', () => {
    const { 'content-security-policy': policy } = row({ path: '/sw.js' });
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('sandbox');
  });

  test('leave a page of the tools without a policy, and nothing else', () => {
    expect(row({ unbound: true })).not.toHaveProperty('content-security-policy');
    expect(row({ unbound: true })['x-content-type-options']).toBe('nosniff');
    expect(row({ unbound: true, policy: page })['content-security-policy']).toBe(page);
  });

  test('let a page that the site frames itself be framed by it alone', () => {
    expect(row({ policy: "default-src 'none'; frame-ancestors 'self'" })['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('bind browsers to https for half a year at least, once it is spoken', () => {
    expect(row({})).not.toHaveProperty('strict-transport-security');
    expect(Number(/^max-age=(\d+)$/.exec(row({ https: true })['strict-transport-security']!)?.[1])).toBeGreaterThan(180 * 24 * 60 * 60);
  });
});

test('a cookie that goes over https stays there, and says so once', () => {
  expect(secureCookie('a=b; Path=/')).toBe('a=b; Path=/; Secure');
  for (const line of ['a=b; Secure; Path=/', 'a=b; path=/; secure']) expect(secureCookie(line)).toBe(line);
  expect(secureCookie('a=secure; Path=/secure')).toBe('a=secure; Path=/secure; Secure');
});
