import { expect, test } from 'vitest';
import { siteAddress } from './site-address';

test.each([
  ['vonk.example', 'https://vonk.example'],
  ['Vonk.Example', 'https://vonk.example'],
  ['vonk.example:8443', 'https://vonk.example:8443'],
  ['localhost', 'http://localhost:3000'],
  ['she.localhost', 'http://she.localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost:4000', 'http://localhost:4000'],
  ['localhost.evil.test', 'https://localhost.evil.test'],
])('the record %s is reached at %s', (domain, address) => expect(siteAddress({ domain }, 3000)).toBe(address));
