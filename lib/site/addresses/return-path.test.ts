import { describe, expect, test } from 'vitest';
import { safeReturnPath, wayBack } from './return-path';

describe('where signing in leads', () => {
  test.each(['/members/7', '/chats', '/chats/12', '/members/7/chat', '/members?gender=woman&page=2', '/likes/m/4', '/profile', '/credits/3/ideal', '/pages/terms#refund', '/settings/push', '/chats/'])(
    '[T02] back to %s, which asked for it',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  test.each([undefined, null, '', 7, ['/chats'], {}, '/', '/login', '/login?to=/chats', '/nl', '/she-nl', '/nothing/here', '/api/logout.php', 'chats', './chats', '?to=/chats'])(
    '[T02] home to members with %j',
    (to) => {
      expect(safeReturnPath(to)).toBe('/members');
    },
  );

  test.each([
    '//evil.example', '///evil.example', '////evil.example/chats', '/\\evil.example', '/\\/evil.example', '\\\\evil.example', '\\/evil.example', '/\\\\chats',
    'https://evil.example', 'https:/evil.example', 'https:evil.example', 'HTTPS://evil.example/chats', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example',
    '//evil.example/chats', '//chats', ' //evil.example', '\t//evil.example', '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\u0000//evil.example', '/chats\n', '/chats\r\nset-cookie: a=b',
    '/ /evil.example', '/chats\\..\\..\\evil', '/\u2028/evil.example', '/\u00a0/evil.example', './/evil.example', '/.//evil.example', '/..//evil.example', '/chats/..//evil.example', '/%2e%2e//evil.example/chats',
  ])('never to another host: %j', (to) => {
    const path = safeReturnPath(to);
    const { origin } = new URL(path, 'https://vonk.test');
    expect(origin).toBe('https://vonk.test');
    expect(path).toBe('/members');
  });

  test.each(['/chats/%2f%2fevil.example', '/chats/%5c%5cevil.example', '/members?x=//evil.example', '/members#//evil.example'])(
    'an encoded or quoted host stays within this one: %j',
    (to) => {
      expect(new URL(safeReturnPath(to), 'https://vonk.test').origin).toBe('https://vonk.test');
    },
  );
});

test('back from buying: to the page that it was asked for at, without its query where an order could not keep all of it', () => {
  const long = `/members?region=${'n'.repeat(200)}`;
  expect([wayBack('/members?page=2'), wayBack(long), wayBack('//evil.example'), wayBack(''), wayBack(undefined)]).toEqual(['/members?page=2', '/members', '/members', undefined, undefined]);
});
