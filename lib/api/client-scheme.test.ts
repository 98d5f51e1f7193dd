import { expect, test } from 'vitest';
import { clientScheme } from './client-scheme';

const host = 'vonk.test';
const browser = { host, 'sec-fetch-site': 'none' };

test.each<[string, boolean, Record<string, string>, number, string]>([
  ['a connection of its own', true, { host }, 0, 'https'],
  ['a proxy of the operator’s', false, { host, 'x-forwarded-proto': 'https' }, 1, 'https'],
  ['a proxy of the operator’s that serves http', false, { ...browser, 'x-forwarded-proto': 'http' }, 1, 'http'],
  ['a visitor who makes one up before the proxy adds its own', false, { host, 'x-forwarded-proto': 'https, http' }, 1, 'http'],
  ['two proxies, of which the outer one ends https', false, { host, 'x-forwarded-proto': 'https, http' }, 2, 'https'],
  ['who says https of itself', false, { host, 'x-forwarded-proto': 'HTTPS' }, 0, 'https'],
  ['a browser behind a proxy that says nothing', false, browser, 0, 'https'],
  ['a browser behind a proxy that nobody named and that says http', false, { ...browser, 'x-forwarded-proto': 'http' }, 0, 'https'],
  ['a browser on this machine', false, { host: 'localhost:3000', 'sec-fetch-site': 'none' }, 0, 'http'],
  ['a browser over http from elsewhere, which sends no such headers', false, { host, 'user-agent': 'Browser' }, 0, 'http'],
  ['a host that is none', false, { host: '[', 'sec-fetch-site': 'none' }, 0, 'http'],
])('%s', (_, encrypted, headers, proxies, scheme) => expect(clientScheme(encrypted, headers, proxies)).toBe(scheme));
