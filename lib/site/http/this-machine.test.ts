import { expect, test } from 'vitest';
import { isFromThisMachine, uncountedProxy } from './this-machine';

const headers = (host: string | null) => new Headers(host === null ? {} : { host });

test.each([
  ['localhost:3000', '127.0.0.1', true],
  ['she.localhost:3000', '::1', true],
  ['127.0.0.1:3000', '::ffff:127.0.0.1', true],
  ['localhost:3000', null, true],
  ['localhost:3000', '', false],
  ['localhost:3000', '203.0.113.9', false],
  ['localhost:3000', '127.0.0.1, 203.0.113.9', false],
  ['vonk.example', '127.0.0.1', false],
  ['vonk.example', null, false],
  ['localhost.vonk.example', '127.0.0.1', false],
  [null, '127.0.0.1', false],
])('a browser that asks %s from %s is on this machine: %s', (host, client, here) => expect(isFromThisMachine(headers(host), client)).toBe(here));

test('what came through a proxy that is not counted may be from anywhere', () => {
  expect(isFromThisMachine(new Headers({ host: 'localhost', [uncountedProxy]: '1' }), '127.0.0.1')).toBe(false);
});
