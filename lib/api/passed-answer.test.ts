import { beforeEach, expect, test, vi } from 'vitest';
import { gateway } from './gateway';
import { isNoSite } from './site';
import { behindPhp, newHost } from './testing/behind-php';
import { fromPage, type FromPage } from './testing/from-page';
import { servePhp } from './testing/serve-php';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const from = (path: string, options?: FromPage): Request => fromPage(host, path, options);
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

const page = '<!DOCTYPE html><script>alert(1)</script>';

test.each<[type: string, body: string, as: string]>([
  ['application/json', '{"a":1}', 'application/json; charset=utf-8'],
  ['application/problem+json', '{"a":1}', 'application/json; charset=utf-8'],
  ['text/html; charset=UTF-8', ' {"a":1}', 'application/json; charset=utf-8'],
  ['text/plain', 'OK', 'text/plain; charset=utf-8'],
  ['text/html', 'OK', 'text/plain; charset=utf-8'],
  ['image/svg+xml', '<svg/>', 'image/svg+xml'],
  ['image/webp', 'RIFF', 'image/webp'],
  ['application/zip', 'PK', 'application/zip'],
])('%s with %j comes as %s', async (type, body, as) => {
  await servePhp((_, response) => response.writeHead(200, { 'content-type': type }).end(body));
  const response = await gateway(from('/api/interests.php'));
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([200, body, as]);
});

test.each<[what: string, headers: Record<string, string>, body: string]>([
  ['a page', { 'content-type': 'text/html' }, page],
  ['a page that says it is JSON', { 'content-type': 'application/json' }, page],
  ['a page that says nothing', {}, `\n ${page}`],
  ['a fault of PHP’s before the answer', { 'content-type': 'application/json' }, '<br />\n<b>Warning</b>: x in <b>/srv/www/user.php</b>{"user":null}'],
  ['XML', { 'content-type': 'application/xhtml+xml' }, page],
  ['a document', { 'content-type': 'application/pdf' }, '%PDF'],
  ['a script', { 'content-type': 'application/javascript' }, 'alert(1)'],
])('%s with a good status is a refusal in the contract’s form, without its words and cookies', async (_, headers, body) => {
  await servePhp((__, response) => response.writeHead(200, { ...headers, 'set-cookie': 'a=1' }).end(body));
  for (const method of ['GET', 'POST']) {
    const response = await gateway(from('/api/chats.php', { method, body: method === 'POST' ? '{}' : undefined }));
    expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after'), response.headers.getSetCookie()]).toEqual([502, 'application/json', '60', []]);
    expect(await response.json()).toEqual({ error: { code: 'internal', message: 'The server behind this site did not answer as agreed.' } });
  }
});

test.each([404, 405, 500])('a page with the status %i is that status in words: a script that is missing is known by it', async (status) => {
  await servePhp((_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(page));
  const response = await gateway(from('/api/blocks.php'));
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([status, 'text/plain; charset=utf-8', `The server behind this site answered ${status}.\n`]);
});

test.each([
  ['/api/order.php', '/paid'], ['/api/user.php', 'https://evil.test/'], ['/api/unsubscribe.php', 'https://evil.test/'], ['/api/unsubscribe.php', '//evil.test/'], ['/api/unsubscribe.php', 'javascript:alert(1)'], ['/api/unsubscribe.php', 'http://['], ['/api/unsubscribe.php', ''],
])('a way from %s to %j is no answer', async (path, location) => {
  await servePhp((_, response) => response.writeHead(302, { location }).end(page));
  const response = await gateway(from(path));
  expect([response.status, response.headers.get('location'), await codeOf(response)]).toEqual([502, null, 'internal']);
});

test.each([
  ['/api/activate.php?token=a', '/activate/done'], ['/api/activate.php?token=a', '../activate/done'], ['/api/unsubscribe.php?token=a', 'https://HOST/activate/done'], ['/api/activate.php', 'PHP/activate/done'],
])('the link of a mail, %s, leads on to a page of this site: %s', async (path, location) => {
  await servePhp((request, response) => {
    const to = location.replace('HOST', host).replace('PHP', `http://${request.headers.host}`);
    response.writeHead(303, { location: `${to}?a=b#c`, 'set-cookie': 'auth=1' }).end();
  });
  const response = await gateway(from(path, { headers: { 'sec-fetch-site': 'cross-site' } }));
  expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([303, '/activate/done?a=b#c', ['auth=1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax']]);
});

test.each([
  ['a page with 404', 404, page], ['an error in JSON', 500, '{"error":{"code":"internal"}}'], ['a page with a good status', 200, page], ['a way elsewhere', 302, ''], ['no answer', 0, ''],
])('[R15] [X04] the link that confirms an address leads to the page that says it failed where the server gives %s', async (_, status, body) => {
  await servePhp((__, response) => (status === 0 ? response.destroy() : response.writeHead(status, { 'content-type': 'text/html', location: 'https://evil.test/' }).end(body)));
  for (const [lang, to] of [['', '/activate/error'], ['&lang=de', '/activate/error?lang=de']]) {
    const response = await gateway(from(`/api/activate.php?token=a${lang}`, { headers: { 'sec-fetch-site': 'cross-site' } }));
    expect([response.status, response.headers.get('location'), response.headers.get('content-type'), await response.text()]).toEqual([303, to, null, '']);
  }
});

test.each<[number, Record<string, string>]>([[200, {}], [302, { location: 'https://evil.test/' }]])('logging out is done whatever it says (%i), and nothing of it is shown', async (status, headers) => {
  await servePhp((_, response) => response.writeHead(status, { 'content-type': 'text/html', 'set-cookie': 'auth=; Max-Age=0', ...headers }).end(page));
  const response = await gateway(from('/api/logout.php'));
  expect([response.status, await response.text(), response.headers.get('location'), response.headers.getSetCookie()]).toEqual([200, '{}', null, ['auth=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']]);
});

test.each<[what: string, status: number, body: object, cookie: string, gone: boolean]>([
  ['a 403 that says so', 403, { authentication_required: true }, 'locale=nl; auth=1', true],
  ['one that says so by its code', 403, { error: { code: 'authentication_required', message: 'x' } }, 'auth=1', true],
  ['an error with a good status', 200, { error: 'x', authentication_required: 1 }, 'auth=1', true],
  ['a 403 for another reason', 403, { error: 'not yours' }, 'auth=1', false],
  ['a 403 that says no', 403, { authentication_required: false }, 'auth=1', false],
  ['a 500 with those words', 500, { error: 'authentication_required is undefined' }, 'auth=1', false],
  ['a visitor, who has none', 403, { authentication_required: true }, 'locale=nl', false],
])('[T01] the cookie of a session that the server calls ended goes with the answer: %s', async (_, status, body, cookie, gone) => {
  await servePhp((__, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  const response = await gateway(from('/api/chats.php', { headers: { cookie } }));
  expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([status, body, gone ? ['auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'] : []]);
});

test('an answer that drips comes to an end, and leaves nothing open', async () => {
  let gone = false;
  await servePhp((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(' ');
    response.on('close', () => (gone = true));
  });
  await isNoSite(host);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let response: Response | undefined;
  void gateway(from('/api/chats.php')).then((answer) => (response = answer));
  // Real time passes between the looks: the head of the answer must have come before the clock runs.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(response).toBeDefined();
  }, { interval: 20, timeout: 5_000 });
  expect([response!.status, await codeOf(response!)]).toEqual([502, 'internal']);
  vi.useRealTimers();
  await vi.waitFor(() => expect(gone).toBe(true));
});

test('a text beyond all bounds is no answer', async () => {
  await servePhp((_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(17 * 1024 * 1024, 32)));
  expect((await gateway(from('/api/chats.php'))).status).toBe(502);
});
