import { describe, expect, test } from 'vitest';
import { processorTime } from '@/tests/processor-time';
import { hostName, hostOfKey, siteKeyOf } from './site-key';

describe('the host of a request and its internal segment', () => {
  test.each([
    ['localhost', 'localhost'],
    ['127.0.0.1:3000', '127_0_0_1'],
    ['She.LocalHost:65535', 'she_localhost'],
    ['www.vonk-dating.co.uk', 'www_vonk-dating_co_uk'],
    ['xn--bcher-kva.example', 'xn--bcher-kva_example'],
    ['a', 'a'],
    ['3.example', '3_example'],
  ])('%s stands under %s, and leads back', (host, key) => {
    expect(siteKeyOf(host)).toBe(key);
    expect(hostOfKey(key)).toBe(host.toLowerCase().replace(/:\d+$/, ''));
    expect(siteKeyOf(hostOfKey(key))).toBe(key);
  });

  test('a key holds no dot, which the middleware would not see', () => {
    for (const host of ['a.b.c.d', '1.2.3.4:80', 'x.y']) expect(siteKeyOf(host)).not.toContain('.');
  });

  test.each([
    undefined, null, '', ' ', '.', '..', '.example', 'example.', 'a..b', '-a', 'a-', 'a.-b', 'under_score.example', 'she_localhost',
    'a/b', 'a\\b', 'a b', 'a%2eb', 'a\r\nSet-Cookie: x', 'a\n', 'user@host', 'host:', 'host:port', 'host:123456', '127.0.0.1:99999', 'host:65536', 'host:80:80', '[::1]:3000', '::1',
    'http://host', 'host?x', 'host#x', 'höst', '../../etc/passwd', '%00', 'a\u0000', '<script>', 'a,b', '*', '$host', "a'b",
  ])('%j is no host', (host) => {
    expect(hostName(host)).toBeNull();
    expect(siteKeyOf(host)).toBeNull();
  });

  test('a long hostile host is refused at once', () => {
    const spent = processorTime();
    expect(hostName(`${'a-'.repeat(50_000)}!`)).toBeNull();
    expect(spent()).toBeLessThan(500);
  });
});
