import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { password } from '@/tests/php-server/operator';
import { gateway, refusal } from './gateway';
import { behindPhp, newHost, setEnvironment } from './testing/behind-php';
import { fromPage, type FromPage } from './testing/from-page';
import { servePhp } from './testing/serve-php';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const from = (path: string, options?: FromPage): Request => fromPage(host, path, options);
const askedOf = (path: string) => server.php.asked(path);
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

const credentials = () => JSON.stringify({ email: server.php.operator.email, password });

describe('through to the PHP server', () => {
  test('[C02, C05] a login goes through with its body, and both cookies come back', async () => {
    const response = await gateway(from('/api/user.php', { method: 'POST', body: credentials(), headers: { 'x-request-type': 'client', cookie: 'locale=nl' } }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { credits: '8' } });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^auth=[0-9a-f-]{36}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toBe('PHPSESSID=abc; Path=/');
    expect(askedOf('/api/user.php')[0]).toMatchObject({ method: 'POST', body: credentials(), headers: { 'x-request-type': 'client', cookie: 'locale=nl' } });
  });

  test('[C15] a DELETE keeps its body', async () => {
    server.php.operator.sessions.add('abc');
    const response = await gateway(from('/api/chat.php', { method: 'DELETE', body: '{"conversation":31}', headers: { cookie: 'auth=abc', 'idempotency-key': 'k1' } }));
    expect(response.status).toBe(200);
    expect(askedOf('/api/chat.php')[0]).toMatchObject({ method: 'DELETE', body: '{"conversation":31}', headers: { 'idempotency-key': 'k1' } });
    expect(server.php.operator.chats).toHaveLength(1);
  });

  test('[C13] settings are asked for the domain of the request, whatever the query or the spelling says', async () => {
    for (const path of ['/api/settings.php?ref=x', '/api/settings.php?domain=evil.test&domain=she.localhost', '/api/%73ettings.php?domain=evil.test', '/api/settings.php/x?domain=evil.test', '/api/Settings.php?domain=evil.test']) {
      await gateway(from(path));
    }
    const asked = server.php.requests.filter(({ path, headers }) => /settings/i.test(decodeURIComponent(path)) && headers['x-forwarded-host'] === host);
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(new Set(asked.map(({ query }) => query.domain))).toEqual(new Set([host]));
    expect(asked.some(({ query }) => query.ref === 'x')).toBe(true);
    for (const { address } of asked) expect(address).not.toMatch(/evil|she\.localhost/);
  });

  test('other calls keep their query as it is', async () => {
    await gateway(from('/api/discountcode.php?code=A%26B&domain=x&empty='));
    expect(askedOf('/api/discountcode.php')[0]!.query).toEqual({ code: 'A&B', domain: 'x', empty: '' });
  });

  test('headers: the visitor’s go along, those of the connection and what only this app may say do not', async () => {
    const headers = { 'user-agent': 'Test', 'accept-language': 'nl', 'x-client-address': '1.2.3.4', 'x-forwarded-host': 'evil.test', 'accept-encoding': 'br', te: 'trailers', expect: '100-continue', 'keep-alive': 'x' };
    const response = await gateway(from('/api/interests.php', { headers }));
    expect(response.status).toBe(200);
    const got = askedOf('/api/interests.php')[0]!.headers;
    expect(got).toMatchObject({ 'user-agent': 'Test', 'accept-language': 'nl', 'x-forwarded-host': host });
    expect(got.host).toBe(new URL(server.php.origin).host);
    for (const name of ['x-client-address', 'te', 'expect', 'keep-alive']) expect(got[name]).toBeUndefined();
  });

  test('statuses and bodies come back as they are, also errors', async () => {
    expect((await gateway(from('/api/members.php'))).status).toBe(404);
    const beacon = await gateway(from('/api/page-hidden.php', { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }));
    expect([beacon.status, await beacon.text()]).toEqual([204, '']);
    server.php.misbehave('/api/chats.php', 'authentication_required');
    const over = await gateway(from('/api/chats.php'));
    expect([over.status, await over.json()]).toEqual([403, { authentication_required: true }]);
  });

  test('a server that fails once is not asked again here: the browser does that', async () => {
    server.php.misbehave('/api/interests.php', { failures: 1, retryAfter: '3' });
    const response = await gateway(from('/api/interests.php'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([500, '3']);
    expect(askedOf('/api/interests.php')).toHaveLength(1);
  });

  test('a server that refuses is a 503 that says when to come back', async () => {
    await gateway(from('/api/interests.php'));
    server.php.misbehave('*', 'refuse');
    const response = await gateway(from('/api/interests.php'));
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(await codeOf(response)).toBe('unavailable');
  });

  test('a server that hangs is given up, in time for a person to be told', async () => {
    await gateway(from('/api/interests.php'));
    server.php.misbehave('/api/interests.php', 'hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = gateway(from('/api/interests.php'));
    await vi.waitFor(() => expect(askedOf('/api/interests.php')).toHaveLength(2), { interval: 5 });
    await vi.advanceTimersByTimeAsync(60_000);
    const response = await answer;
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable']);
  });

  test('a visitor who leaves takes the request along', async () => {
    await gateway(from('/api/interests.php'));
    server.php.misbehave('/api/interests.php', 'hang');
    const leave = new AbortController();
    const answer = gateway(from('/api/interests.php', { signal: leave.signal }));
    await vi.waitFor(() => expect(askedOf('/api/interests.php')).toHaveLength(2));
    leave.abort();
    expect((await answer).status).toBe(503);
  });
});

describe('refused before the call', () => {
  test.each([
    ['POST', '/api/user.php', { 'sec-fetch-site': 'cross-site' }], ['POST', '/api/user.php', { 'sec-fetch-site': 'same-site' }], ['POST', '/api/user.php', { 'sec-fetch-site': 'none' }],
    ['DELETE', '/api/chat.php', { 'sec-fetch-site': '', origin: 'https://evil.test' }], ['PUT', '/api/user.php', { 'sec-fetch-site': '', origin: 'null' }], ['POST', '/api/user.php', { 'sec-fetch-site': '' }],
    ['GET', '/api/logout.php', { 'sec-fetch-site': 'cross-site' }], ['HEAD', '/api/logout.php', { 'sec-fetch-site': 'cross-site' }], ['GET', '/api/%6Cogout.php', { 'sec-fetch-site': 'cross-site' }],
    ['GET', '/api/logout.php/x', { 'sec-fetch-site': 'none' }], ['GET', '/api/LOGOUT.php', { 'sec-fetch-site': 'cross-site' }],
  ])('[bar S4] %s %s from elsewhere (%j) never reaches the server', async (method, path, headers) => {
    const response = await gateway(from(path, { method, headers, ...(['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }) }));
    expect(response.status).toBe(403);
    expect(server.php.requests.filter((each) => each.path !== '/api/settings.php')).toEqual([]);
  });

  test('[C08] logging out from a page of the site goes through', async () => {
    server.php.operator.sessions.add('abc');
    const response = await gateway(from('/api/logout.php', { headers: { cookie: 'auth=abc' } }));
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^auth=deleted; .*Max-Age=0/);
    expect(server.php.operator.sessions.size).toBe(0);
  });

  test('reading from elsewhere is no danger, and the payment service may call', async () => {
    expect((await gateway(from('/api/interests.php', { headers: { 'sec-fetch-site': 'cross-site' } }))).status).toBe(200);
    expect((await gateway(from('/api/payment-webhook.php', { method: 'POST', body: 'id=1', headers: { 'sec-fetch-site': '' } }))).status).toBe(404);
    expect(askedOf('/api/payment-webhook.php')).toHaveLength(1);
  });

  test.each(['/api/', '/api/user', '/api/%', '/api/%2e%2e/admin.php', '/api//user.php', '/api/..%2fadmin.php', '/api/%256Cogout.php', '/api/us er.php', '/api/user.phtml', '/api/\u0000.php'])('%j is no call, and the server never hears of it', async (path) => {
    const response = await gateway(from(path));
    expect([response.status, await codeOf(response)]).toEqual([404, 'not_found']);
    expect(server.php.requests).toEqual([]);
  });

  test.each(['PATCH', 'OPTIONS', 'PROPFIND'])('%s is not offered', async (method) => {
    const response = await gateway(from('/api/user.php', { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE']);
    expect(server.php.requests).toEqual([]);
  });

  test.each([['/api/photo.php', 32], ['/api/message.php', 1], ['/api/of-the-operator.php', 1]])('[bar S13] a body of %s that says it is larger than %i MB is not read', async (path, most) => {
    const response = await gateway(from(path, { method: 'POST', body: 'x', headers: { 'content-length': String(most * 1024 * 1024 + 1) } }));
    expect([response.status, await codeOf(response)]).toEqual([413, 'body_too_large']);
  });

  test.each([['/api/photo.php', 32], ['/api/message.php', 1], ['/api/of-the-operator.php', 1]])('[bar S13] a body of %s that never says how large it is, is cut off at %i MB', async (path, most) => {
    let given = 0;
    const part = new Uint8Array(256 * 1024);
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        given += part.byteLength;
        stream.enqueue(part);
      },
    });
    const response = await gateway(from(path, { method: 'POST', body: endless }));
    expect([response.status, await codeOf(response)]).toEqual([413, 'body_too_large']);
    expect(given).toBeLessThan(1.25 * most * 1024 * 1024 + 1024 * 1024);
    expect(askedOf(path)).toEqual([]);
  });

  test.each(['unknown.test', 'a_b.test', 'evil.test/..', ''])('a host of no site (%j) gets 421', async (other) => {
    const response = await gateway(from('/api/user.php', { headers: { host: other } }));
    expect([response.status, await codeOf(response)]).toEqual([421, 'wrong_site']);
    expect(askedOf('/api/user.php')).toEqual([]);
  });

  test('SITE_HOSTS closes the calls too', async () => {
    setEnvironment({ SITE_HOSTS: 'other.test' });
    expect((await gateway(from('/api/user.php'))).status).toBe(421);
  });
});

const unheard = ['x-powered-by', 'server', 'link', 'refresh', 'location', 'access-control-allow-origin', 'content-security-policy', 'strict-transport-security', 'service-worker-allowed', 'clear-site-data', 'x-vonk-path'];

describe('what goes by in pieces', () => {
  test('an answer that comes in pieces is passed on as it comes', async () => {
    let finish: () => void = () => undefined;
    await servePhp((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      finish = () => response.end('data: two\n\n');
    });
    const reader = (await gateway(from('/api/events.php'))).body!.getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toBe('data: one\n\n');
    finish();
    expect(await read()).toBe('data: two\n\n');
  });

  test('a body that comes in pieces is passed on as it comes', async () => {
    let seen = '';
    await servePhp((request, response) => {
      request.on('data', (chunk: Buffer) => (seen += chunk.toString()));
      request.on('end', () => response.end('{}'));
    });
    let push: (text: string | null) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        push = (text) => (text === null ? stream.close() : stream.enqueue(new TextEncoder().encode(text)));
      },
    });
    const answer = gateway(from('/api/photo.php', { method: 'POST', body }));
    push('first ');
    await vi.waitFor(() => expect(seen).toBe('first '));
    push('second');
    push(null);
    expect((await answer).status).toBe(200);
    expect(seen).toBe('first second');
  });

  test('of its headers an answer keeps what it says of its body, its life and its cookies, repeated ones too; what only holds for one connection goes', async () => {
    await servePhp((_, response) => {
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT']);
      response.setHeader('keep-alive', 'timeout=5');
      for (const name of unheard) response.setHeader(name, 'x');
      response.setHeader('retry-after', '9');
      response.setHeader('content-encoding', 'gzip');
      response.writeHead(418, 'Short and stout').end(gzipSync('tea'));
    });
    const response = await gateway(from('/api/interests.php'));
    expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([418, 'tea', '9']);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT']);
    for (const name of ['keep-alive', 'connection', 'transfer-encoding', 'content-length', 'content-encoding', ...unheard]) expect(response.headers.get(name)).toBeNull();
  });
});

describe('into the embedded server', () => {
  test.each(['', 'a b', '[::1', 'localhost@evil.test', 'localhost:99999', 'localhost:80:80'])('a Host that is none, %j, is no site’s', async (named) => {
    setEnvironment({ API_ORIGIN: '' });
    const request = from('/api/user.php');
    request.headers.set('host', named);
    const response = await gateway(request);
    expect([response.status, await codeOf(response)]).toEqual([421, 'wrong_site']);
  });
});

test('a refusal has the contract’s form, is not kept, and takes more headers', async () => {
  const response = refusal('locked_out', 'Wait.', { 'retry-after': '60' });
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([429, '60', 'no-store']);
  expect(await response.json()).toEqual({ error: { code: 'locked_out', message: 'Wait.' } });
});
