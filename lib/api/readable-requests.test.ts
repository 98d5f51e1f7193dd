import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readable, readRequests, withoutInnerHeaders } from './readable-requests';

describe('a request that Next cannot read', () => {
  test.each([
    ['TRACE', '/', 'OPTIONS', '/'],
    ['OPTIONS', '*', 'OPTIONS', '/'],
    ['GET', 'http://evil.example/members?a=http://b/', 'GET', '/members?a=http://b/'],
    ['GET', 'http://evil.example', 'GET', '/'],
    ['GET', 'http://evil.example?x=1', 'GET', '/?x=1'],
    ['POST', '/api/%ff.php?q=%ff', 'POST', '/api/%25ff.php?q=%ff'],
    ['GET', '/api/%zz', 'GET', '/api/%25zz'],
    ['POST', '/icons.svg?a', 'POST', '/'],
    ['DELETE', '/_next/static/chunks/a.js', 'DELETE', '/'],
  ])('%s %s becomes %s %s', (method, url, asMethod, asUrl) => expect(readable({ method, url })).toEqual({ method: asMethod, url: asUrl }));

  test.each(['/', '/members?country=NL&x=%ff', '/pages/faq%20', '/she-nl', '//evil.example/', '/api/user.php'])('any other stays as it is: %s', (url) =>
    expect(readable({ method: 'GET', url })).toEqual({ method: 'GET', url }));
});

test('what only this app may say is not heard from outside; the rest is', () => {
  const headers = { host: 'a', 'content-security-policy': "script-src 'nonce-a'", 'content-security-policy-report-only': 'x', 'x-nonce': 'a', 'x-vonk-path': '/', 'x-middleware-rewrite': '/', 'accept-language': 'fi' };
  withoutInnerHeaders({ headers, rawHeaders: ['Host', 'a', 'X-Nonce', 'host'] });
  expect(headers).toEqual({ host: 'a', 'accept-language': 'fi' });
});

test('of two hosts none counts', () => {
  const headers = { host: 'a' };
  withoutInnerHeaders({ headers, rawHeaders: ['Host', 'a', 'HOST', 'a'] });
  expect(headers).toEqual({});
});

describe('a running server', () => {
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  test('hears it so', async () => {
    readRequests();
    const heard: (string | undefined)[] = [];
    const server = createServer(({ method, url }, response) => {
      heard.push(method, url);
      response.end();
    });
    stop = () => void server.close();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.end('TRACE http://evil.example/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'));
      socket.on('close', () => resolve()).resume();
    });
    expect(heard).toEqual(['OPTIONS', '/%25ff']);
  });
});
