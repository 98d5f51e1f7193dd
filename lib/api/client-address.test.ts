import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { uncountedProxy } from '../site/http/this-machine';
import { tellClient } from './tell-client';
import { clientAddress } from './client-address';

describe('where a request comes from', () => {
  test.each([
    ['the socket’s own address where nothing stands in front', '203.0.113.9', undefined, 0, '203.0.113.9'],
    ['whatever a visitor claims is not believed', '203.0.113.9', '1.2.3.4', 0, '203.0.113.9'],
    ['what the one proxy says', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['what the proxy says, not what the visitor told the proxy', '10.0.0.1', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
    ['what the outer of two proxies says', '10.0.0.1', '1.2.3.4, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
    ['a proxy that was asked directly', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['fewer proxies than there may be', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
    ['IPv4 through a socket of IPv6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['IPv6', '10.0.0.1', '2001:db8::7', 1, '2001:db8::7'],
    ['a word that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['a socket that has gone', undefined, '1.2.3.4', 0, ''],
  ])('%s', (_, socket, forwarded, proxies, expected) => expect(clientAddress(socket, forwarded, proxies)).toBe(expected));
});

describe('a running server', () => {
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  test('[bar S8] reads the socket’s address wherever a request claims another', async () => {
    const warn = vi.fn();
    tellClient(0, warn);
    let heard: IncomingHttpHeaders = {};
    const server = createServer((request, response) => {
      heard = request.headers;
      response.end();
    });
    stop = () => void server.close();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await fetch(origin);
    expect(warn).not.toHaveBeenCalled();
    // Nobody stands in between: what the demo shows on this machine it shows here.
    expect([heard['x-forwarded-for'], heard['x-forwarded-proto'], heard[uncountedProxy]]).toEqual(['127.0.0.1', 'http', undefined]);
    for (let time = 0; time < 2; time++) await fetch(origin, { headers: { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' } });
    expect([heard['x-forwarded-for'], heard['x-real-ip'], heard.forwarded]).toEqual(['127.0.0.1', undefined, undefined]);
    expect(heard[uncountedProxy]).toBe('1');
    await fetch(origin, { headers: { [uncountedProxy]: '1' } });
    expect(heard[uncountedProxy]).toBeUndefined();
    // A proxy stands in front that nobody told of: said once.
    expect(warn).toHaveBeenCalledOnce();
  });
});
