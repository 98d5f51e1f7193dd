import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import PageCache from '../site/http/page-cache.mjs';
import { compressAnswers } from './compress-answers';
import { answerFromMicroCache, repeatable } from './micro-cache';
import { sendHeaders } from './send-headers';

compressAnswers();
answerFromMicroCache();
sendHeaders({ production: true, unbound: () => false });

const kept = (answer: ServerResponse): void => {
  answer.setHeader(repeatable, '1');
  answer.setHeader('x-nextjs-cache', 'HIT');
};

/** A server whose page says how often it was asked; `more` is what else it says of it. */
async function serve(more: (answer: ServerResponse) => void = kept) {
  let times = 0;
  const server = createServer((_, answer) => {
    times += 1;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('content-language', 'nl');
    answer.setHeader('x-request-id', `id-${times}`);
    more(answer);
    answer.end(`<p>${times}</p>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => (server.close(), server.closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  return (path = '/', { method = 'GET', ...headers }: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
}
const text = (answer: Response) => answer.text();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever asks the same within a second is answered the same, and the page is not asked for', async () => {
  const ask = await serve();
  expect(await ask().then(text)).toBe('<p>1</p>');
  vi.setSystemTime(1_000_999);
  const again = await ask();
  expect([again.status, again.headers.get('content-language'), again.headers.get('content-type'), await again.text()]).toEqual([200, 'nl', 'text/html; charset=utf-8', '<p>1</p>']);
  vi.setSystemTime(1_001_000);
  expect(await ask().then(text)).toBe('<p>2</p>');
});

test('each answer has its own id and the headers of every other, and nothing that is only said within', async () => {
  const ask = await serve();
  const [first, second, third] = [await ask(), await ask(), await ask()];
  expect(new Set([first, second, third].map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
  expect([second.headers.get('x-content-type-options'), second.headers.get(repeatable), first.headers.get(repeatable)]).toEqual(['nosniff', null, null]);
  const names = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== 'content-encoding' && name !== 'content-length' && name !== 'transfer-encoding' && name !== 'vary').sort();
  expect(names(second)).toEqual(names(first));
});

test('a browser that has the page is told so, and one that takes no compressed answer is sent it as it is', async () => {
  const ask = await serve();
  const tag = (await ask()).headers.get('etag')!;
  expect((await ask('/', { 'if-none-match': tag })).status).toBe(304);
  const plain = await ask('/', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, '<p>1</p>']);
});

test.each<[string, string, Record<string, string>]>([
  ['another address', '/pages/faq', {}],
  ['another query', '/?region=3', {}],
  ['another cookie', '/', { cookie: 'locale=de' }],
  ['https', '/', { 'x-forwarded-proto': 'https' }],
  ['HEAD', '/', { method: 'HEAD' }],
  ['a router, which reads less than the page', '/', { rsc: '1' }],
  ['a router that fetches ahead', '/', { 'next-router-prefetch': '1' }],
  ['a link on a page that logs bounces', '/', { referer: 'http://127.0.0.1/landers/gallery?lb=1' }],
])('%s is asked for anew', async (_, path, headers) => {
  let asked = 0;
  const ask = await serve((answer) => {
    asked += 1;
    kept(answer);
  });
  await ask();
  await ask(path, headers).then(text);
  expect(asked).toBe(2);
});

test.each<[string, (answer: ServerResponse) => void]>([
  ['of which the middleware does not say that it may be', (answer) => void answer.setHeader('x-nextjs-cache', 'HIT')],
  ['that was made for the request', (answer) => void answer.setHeader(repeatable, '1')],
  ['that is due to be drawn anew', (answer) => (kept(answer), void answer.setHeader('x-nextjs-cache', 'STALE'))],
  ['with a cookie', (answer) => (kept(answer), void answer.setHeader('set-cookie', 'locale=nl'))],
  ['that shows an error', (answer) => (kept(answer), void (answer.statusCode = 404))],
])('an answer %s is given once', async (_, more) => {
  const ask = await serve(more);
  await ask();
  expect(await ask().then(text)).toBe('<p>2</p>');
});

test('long cookies are some one visitor’s, and nothing is kept for them', async () => {
  const ask = await serve();
  const cookie = `tracking=${'x'.repeat(200)}`;
  await ask('/', { cookie });
  expect(await ask('/', { cookie }).then(text)).toBe('<p>2</p>');
});

test('a hundred answers are kept at a time, and the oldest goes first', async () => {
  const ask = await serve();
  for (let page = 0; page < 101; page += 1) await ask(`/?page=${page}`);
  expect([await ask('/?page=1').then(text), await ask('/?page=0').then(text)]).toEqual(['<p>2</p>', '<p>102</p>']);
});

test('a page that changes in the page cache, here or on another instance, is not answered as it was', async () => {
  const ask = await serve();
  const pages = new (PageCache as unknown as new (options: object) => PageCache)({ fs: {}, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1_000 });
  const changes = [
    () => pages.set('/nl', { kind: 'APP_PAGE', html: '<p>new</p>' }, { kind: 'APP_PAGE', cacheControl: { revalidate: 60, expire: 60 } }),
    () => pages.revalidateTag(['members']),
    () => PageCache.expire({ tags: ['members'] }),
  ];
  for (const [before, change] of changes.entries()) {
    expect(await ask().then(text)).toBe(`<p>${before + 1}</p>`);
    await change();
  }
  expect(await ask().then(text)).toBe('<p>4</p>');
});
