import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import PageCache from '../site/http/page-cache.mjs';
import { compressAnswers } from './compress-answers';
import { answerFromMicroCache, repeatable } from './micro-cache';
import { endPassingStreams } from './passing-streams';
import { readRequests } from './readable-requests';
import { sendHeaders } from './send-headers';

readRequests();
compressAnswers();
answerFromMicroCache();
sendHeaders({ production: true, unbound: () => false });

const onceOf = () => (globalThis as unknown as { vonkOnce: Map<string, unknown> }).vonkOnce;

const kept = (answer: ServerResponse): void => {
  answer.setHeader(repeatable, '1');
  answer.setHeader('x-nextjs-cache', 'HIT');
};

type More = (answer: ServerResponse, request: IncomingMessage) => void;

/** The port of a server whose page says how often it was asked; `more` is what else it says of it. */
async function listen(more: More = kept): Promise<number> {
  let times = 0;
  const server = createServer((request, answer) => {
    times += 1;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('content-language', 'nl');
    answer.setHeader('x-request-id', `id-${times}`);
    more(answer, request);
    answer.end(`<p>${times}</p>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => (server.close(), server.closeAllConnections()));
  return (server.address() as AddressInfo).port;
}

async function serve(more?: More) {
  const port = await listen(more);
  return (path = '/', { method = 'GET', ...headers }: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
}
const text = (answer: Response) => answer.text();

// It reads what goes over a connection as one request.
beforeAll(() => mockServer.close());
afterAll(() => mockServer.listen());
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[bar P6] whoever asks the same within a second is answered the same, and the page is not asked for', async () => {
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
  const said = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date', 'cache-status'].includes(name)));
  expect(said(third)).toEqual(said(first));
  expect([first, second].map(({ headers }) => headers.get('cache-status'))).toEqual([null, 'micro-cache; hit']);
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
  ['another language', '/', { cookie: 'locale=de' }],
  ['whoever has a session', '/', { cookie: 'auth=x' }],
  ['whoever an advertisement sent', '/', { cookie: 'tracking=network=ads' }],
  ['https', '/', { 'x-forwarded-proto': 'https' }],
  ['HEAD', '/', { method: 'HEAD' }],
  ['a router, which reads less than the page', '/', { rsc: '1' }],
  ['a router that fetches ahead', '/', { 'next-router-prefetch': '1' }],
  ['a link on a page that logs bounces', '/', { referer: 'http://127.0.0.1/landers/gallery?lb=1' }],
])('[bar P6] %s is asked for anew', async (_, path, headers) => {
  let asked = 0;
  const ask = await serve((answer) => {
    asked += 1;
    kept(answer);
  });
  await ask();
  await ask(path, headers).then(text);
  expect(asked).toBe(2);
});

test.each<[string, More]>([
  ['of which the middleware does not say that it may be', (answer) => void answer.setHeader('x-nextjs-cache', 'HIT')],
  ['that was made for the request', (answer) => void answer.setHeader(repeatable, '1')],
  ['that is due to be drawn anew', (answer) => (kept(answer), void answer.setHeader('x-nextjs-cache', 'STALE'))],
  ['with a cookie', (answer) => (kept(answer), void answer.setHeader('set-cookie', 'locale=nl'))],
  ['that a router reads, whatever became of its headers', (answer, request) => (kept(answer), answer.setHeader('content-type', 'text/x-component'), void delete request.headers.rsc)],
  ['that shows an error', (answer) => (kept(answer), void (answer.statusCode = 404))],
])('an answer %s is given once', async (_, more) => {
  const ask = await serve(more);
  await ask();
  expect(await ask().then(text)).toBe('<p>2</p>');
});

test('what a router is given is not what a page is answered, though the framework takes the headers away that tell them apart', async () => {
  const ask = await serve((answer, request) => (kept(answer), void delete request.headers.rsc));
  await ask('/', { rsc: '1' });
  expect(await ask().then(text)).toBe('<p>2</p>');
});

test('cookies that decide nothing make no difference: two whom advertisements sent are answered the same', async () => {
  const ask = await serve();
  await ask('/', { cookie: 'tracking=network=ads&sub1=one; consent=1' });
  expect(await ask('/', { cookie: 'seen=2; tracking=network=ads&sub1=two' }).then(text)).toBe('<p>1</p>');
});

/** What comes back on one connection for requests that are written at once, until it closes. */
const written = (port: number, ...requests: string[]) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const line = connect(port, '127.0.0.1', () => line.write(requests.map((each) => each.replaceAll('\n', '\r\n')).join('')));
    line.setEncoding('utf8').on('data', (part: string) => (heard += part)).on('end', () => resolve(heard)).on('error', reject);
  });
const get = (host: string, more = '') => `GET / HTTP/1.1\nhost: ${host}\n${more}\n`;

test('sites of one process are apart, also on one connection, where each is answered in its turn', async () => {
  const port = await listen();
  const heard = await written(port, get('one.test'), get('two.test'), get('one.test'), get('two.test', 'connection: close\n'));
  expect(heard.match(/<p>\d<\/p>/g)).toEqual(['<p>1</p>', '<p>2</p>', '<p>1</p>', '<p>2</p>']);
});

test.each([
  ['short', 'content-length: 5\n\nhello'],
  ['chunked', 'transfer-encoding: chunked\n\n5\nhello\n0\n\n'],
])('a %s body that comes with the question is no question of its own', async (_, body) => {
  const port = await listen();
  await written(port, get('one.test', 'connection: close\n'));
  const heard = await written(port, `GET / HTTP/1.1\nhost: one.test\n${body}`, get('one.test', 'connection: close\n'));
  expect(heard.match(/HTTP\/1\.1 \d+/g)!.every((line) => line.endsWith('200'))).toBe(true);
  expect(new Set(heard.match(/<p>\d<\/p>/g))).toEqual(new Set(['<p>1</p>']));
});

test('a page that changed while it was on its way is not kept', async () => {
  const ask = await serve((answer) => (kept(answer), (onceOf().get('micro-cache') as { clear: () => void }).clear()));
  await ask();
  expect(await ask().then(text)).toBe('<p>2</p>');
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
    () => PageCache.expire({ tags: ['members'], durations: {} }),
    async () => {
      const theirs = { lastModified: Date.now() + 1, value: { kind: 'APP_PAGE', html: '<p>theirs</p>' }, cacheControl: { revalidate: 60, expire: 60 } };
      onceOf().set('shared pages', { get: () => Promise.resolve(theirs), set: () => Promise.resolve() });
      await pages.get('/en', { kind: 'APP_PAGE' });
      onceOf().delete('shared pages');
    },
  ];
  for (const [before, change] of changes.entries()) {
    expect(await ask().then(text)).toBe(`<p>${before + 1}</p>`);
    await change();
  }
  expect(await ask().then(text)).toBe('<p>5</p>');
});

test('[R2] while the server ends, an answer that is given again is the last on its connection too', async () => {
  const ask = await serve();
  await ask();
  endPassingStreams();
  const again = await ask();
  expect([await again.text(), again.headers.get('connection')]).toEqual(['<p>1</p>', 'close']);
});
