// What the server does with bodies that it refuses: an endless one is cut off, many at once are not kept, and the connection of one that is no photo goes on. Bars S6, S7, S13.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formNames } from '@/app/forms/testing/form-names';
import { endpoints } from '@/lib/contract/endpoints';
import { photoRules } from '@/lib/contract/photo-rules';
import { expect, test } from './fixtures';

const megabyte = 1024 * 1024;
const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(64 * 1024, 65), Buffer.from('\r\n')]);

const boundary = 'where-the-next-begins';
/** What a photo begins with, as a form sends it. */
const photoStart = Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`);
const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

type Asked = { path: string; type: string; method?: string; cookie?: string; most?: number };
type Ended = { status: number | null; sent: number };

/** So many answers to other requests come in a row while not a byte more is taken: then none is read any more. */
const stillAfter = 10;

/**
 * Sends chunks without an end, on a connection that may go on and whatever is answered meanwhile, until the server hangs up or reads no more;
 * what had left by then. Ends itself at 60 MB.
 */
function sendWithoutEnd(origin: string, { path, type, method = 'POST', cookie = '' }: Asked): Promise<Ended> {
  const { host, hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = () => {
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? NaN) || null, sent: socket.bytesWritten });
      socket.destroy();
    };
    const write = () => {
      while (!socket.destroyed && socket.bytesWritten < 60 * megabyte) if (!socket.write(chunk)) return void socket.once('drain', write);
      end();
    };
    const endOnceStill = async () => {
      for (let still = 0, before = socket.bytesWritten; still < stillAfter && !socket.destroyed; before = socket.bytesWritten) {
        await fetch(`${origin}/healthz`);
        still = socket.bytesWritten === before ? still + 1 : 0;
      }
      end();
    };
    socket.on('data', (data) => {
      if (!answer) void endOnceStill();
      answer += data.toString('latin1');
    });
    socket.on('error', end).on('close', end);
    const headers = Object.entries({ host, 'transfer-encoding': 'chunked', ...headersOf(origin, type, cookie) }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('')}\r\n`);
    write();
  });
}

const headersOf = (origin: string, type: string, cookie = '') => ({ 'content-type': type, origin, 'sec-fetch-site': 'same-origin', 'x-request-type': 'client', cookie });
const cookieOf = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/** Sends all of ten megabytes but the end, and waits until the server has taken it in, has answered or has hung up. `end` goes away. */
function holdOpen(origin: string, { path, type, cookie = '' }: Asked): Promise<{ end: () => void }> {
  return new Promise((resolve) => {
    const most = 10 * megabyte;
    const asked = httpRequest(origin + path, { method: 'POST', agent: false, headers: { ...headersOf(origin, type, cookie), 'content-length': String(most) } });
    const done = () => resolve({ end: () => asked.destroy() });
    asked.on('response', (response) => response.resume().on('error', done));
    asked.on('response', done);
    asked.on('error', done);
    asked.write(type === 'image/jpeg' ? jpegStart : photoStart);
    asked.write(Buffer.alloc(most - megabyte / 2, 65), done);
  });
}

/** The bytes that this process holds, in its heap and beside it. */
async function held(page: Page): Promise<number> {
  const meters = await (await page.request.get('/metrics')).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(meters)![1]);
  return of('nodejs_heap_size_used_bytes') + of('nodejs_external_memory_bytes');
}

/** The path of a payment that can be made. */
async function openPayment(page: Page, origin: string): Promise<string> {
  const { bundles } = (await (await page.request.get('/api/credits.php')).json()) as { bundles: { id: number; price: { amount: number; currency: string } }[] };
  const [{ id: bundle, price }] = bundles as [(typeof bundles)[number]];
  const answer = await page.request.post('/api/order.php', { headers: { origin }, data: { bundle, method: 'ideal', ...price } });
  const { order } = (await answer.json()) as { order: { checkout_url: string } };
  return new URL(order.checkout_url, origin).pathname;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** Where a photo comes more is read. */
const withPhoto = { most: photoRules.maxBytes + 6 * megabyte };
const calls = Object.values(endpoints).flatMap((endpoint): Asked[] => {
  if (endpoint.method === 'GET') return [];
  const upload = 'upload' in endpoint && endpoint.upload;
  return [{ method: endpoint.method, path: endpoint.path, type: upload ? 'image/jpeg' : json, ...(upload ? withPhoto : {}) }];
});
const forms = formNames.map((name): Asked => ({ path: `/forms/${name}`, type: form, ...(name === 'photo' || name === 'signup-photo' ? withPhoto : {}) }));

for (const who of ['a member', 'a visitor']) {
  test(`[bar S13] an endless body of ${who} is cut off at every address that takes one`, async ({ newMember, baseURL }) => {
    test.slow();
    const origin = baseURL!;
    const { page } = await newMember();
    const cookie = who === 'a member' ? await cookieOf(page) : '';
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['POST', 'PUT', 'DELETE']));
    const tools: Asked[] = ['/operator/login', '/operator/reports/M-2026-1', await openPayment(page, baseURL!)].map((path) => ({ path, type: form }));
    const seen: string[] = [];
    const before = await held(page);
    let all = 0;
    for (const asked of [...calls, ...forms, ...tools]) {
      const { status, sent } = await sendWithoutEnd(origin, { ...asked, cookie });
      all += sent;
      if (sent > (asked.most ?? 6 * megabyte) || (status !== null && (status < 300 || status >= 500))) seen.push(`${asked.method ?? 'POST'} ${asked.path}: ${status} after ${(sent / megabyte).toFixed(1)} MB`);
    }
    expect(seen).toEqual([]);
    // Of what came nothing is kept.
    expect(all).toBeGreaterThan(100 * megabyte);
    expect((await held(page)) - before).toBeLessThan(all / 4);
    expect((await page.request.get('/healthz')).status()).toBe(200);
  });
}

test('[bar S13] an endless body that comes with the address of a page or a file is cut off', async ({ baseURL, page }) => {
  const seen: string[] = [];
  for (const path of ['/', '/members', '/faq', '/members/1', '/nowhere', '/icons.svg', '/_next/static/none.js', '/art/app/none.webp', '/healthz', '/api', '/forms/a/b', '/forms/A', '/forms/login/', '/sandbox/x', '/operator/%41', '/__nextjs_x']) {
    const { status, sent } = await sendWithoutEnd(baseURL!, { path, type: form });
    if (sent > 12 * megabyte || (status ?? 400) < 300) seen.push(`${path}: ${status ?? 'cut off'}, ${(sent / megabyte).toFixed(1)} MB`);
  }
  expect(seen).toEqual([]);
  expect((await page.request.get('/healthz')).status()).toBe(200);
});

test('[S6] many bodies at once are kept by no page, no form and no call', async ({ newMember, baseURL }) => {
  test.slow();
  const { page } = await newMember();
  const cookie = await cookieOf(page);
  const upload = `multipart/form-data; boundary=${boundary}`;
  const addresses: Asked[] = [
    ...['/', '/members', '/icons.svg', '/forms/photo', '/forms/signup-photo'].map((path) => ({ path, type: upload })),
    { path: '/forms/photo', type: upload, cookie }, { path: endpoints.uploadPhoto.path, type: 'image/jpeg', cookie }, { path: await openPayment(page, baseURL!), type: form, cookie },
  ];
  const before = await held(page);
  for (const address of addresses) {
    const open = await Promise.all(Array.from({ length: 40 }, () => holdOpen(baseURL!, address)));
    // Of 400 MB: what is left is what a member may send at once.
    await expect.configure({ soft: true }).poll(async () => (await held(page)) - before, { message: address.path, timeout: 20_000 }).toBeLessThan(200 * megabyte);
    for (const { end } of open) end();
  }
});

test('[S7] a photo of nearly twelve megabytes arrives whole, by the call and by the form without script', async ({ newMember, baseURL }) => {
  const { page, id } = await newMember();
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a4' } }).jpeg().toBuffer();
  const file = Buffer.concat([photo, Buffer.alloc(photoRules.maxBytes - photo.length)]);
  const headers = { origin: baseURL!, 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post(endpoints.uploadPhoto.path, { headers: { ...headers, 'content-type': 'image/jpeg' }, data: file })).status()).toBe(200);
  const sent = await page.request.post('/forms/photo', { headers, maxRedirects: 0, multipart: { key: 'page-of-this-test', photo: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: file } } });
  expect([sent.status(), sent.headers().location]).toEqual([303, '/settings/photos']);
  const { profile } = (await (await page.request.get('/api/profile.php', { params: { id } })).json()) as { profile: { photos: unknown[] } };
  expect(profile.photos).toHaveLength(2);
});

test('after a file that is no photo the same connection is answered as before', async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  const cookie = await cookieOf(page);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie, origin: baseURL!, 'sec-fetch-site': 'same-origin', 'x-request-type': 'client' };
  const ask = (method: string, path: string, body?: Buffer, other: Record<string, string> = {}) =>
    new Promise<{ status: number; reused: boolean }>((resolve, reject) => {
      const asked = httpRequest(baseURL! + path, { method, agent, headers: { ...headers, ...other, ...(body ? { 'content-type': 'image/jpeg', 'content-length': String(body.length) } : {}) } }, (response: IncomingMessage) => {
        response.resume().on('end', () => resolve({ status: response.statusCode!, reused: asked.reusedSocket }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  for (let time = 0; time < 3; time++) {
    expect((await ask('POST', endpoints.uploadPhoto.path, Buffer.alloc(480_000, 65))).status).toBe(415);
    expect(await ask('GET', '/api/user.php')).toEqual({ status: 200, reused: true });
  }
  // Nor does what is refused unread stand before the next request.
  expect((await ask('POST', endpoints.uploadPhoto.path, Buffer.alloc(480_000, 65), { cookie: '' })).status).toBe(403);
  expect(await ask('GET', '/api/user.php')).toEqual({ status: 200, reused: true });
  agent.destroy();
});
