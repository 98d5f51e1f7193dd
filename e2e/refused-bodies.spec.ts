// What the server does with bodies that it refuses: an endless one is cut off, and the connection of one that is no photo goes on. Bars S6, S7, S13.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { endpoints } from '@/lib/contract/endpoints';
import { photoRules } from '@/lib/contract/photo-rules';
import { expect, test } from './fixtures';

const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 65);

type Asked = { path: string; type: string; cookie?: string; most?: number };
type Ended = { status: number | null; sent: number };

/** Sends chunks without an end until the server answers or hangs up; what had left by then. Ends itself at 60 MB. */
function sendWithoutEnd(origin: string, { path, type, cookie = '' }: Asked): Promise<Ended> {
  return new Promise((resolve) => {
    const asked = httpRequest(origin + path, { method: 'POST', agent: false, headers: { 'content-type': type, origin, 'sec-fetch-site': 'same-origin', 'x-request-type': 'client', cookie } });
    const end = (status: number | null) => {
      resolve({ status, sent: asked.socket?.bytesWritten ?? 0 });
      asked.destroy();
    };
    asked.on('response', (response) => end(response.statusCode ?? null));
    asked.on('error', () => end(null));
    const write = () => {
      while (!asked.destroyed && (asked.socket?.bytesWritten ?? 0) < 60 * megabyte) if (!asked.write(chunk)) return void asked.once('drain', write);
      if (!asked.destroyed) asked.end();
    };
    write();
  });
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

test('an endless body is cut off at every door that takes one', async ({ newMember, baseURL }) => {
  test.slow();
  const origin = baseURL!;
  const { page } = await newMember();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const calls = Object.values(endpoints).flatMap((endpoint): Asked[] => {
    if (endpoint.method !== 'POST') return [];
    const upload = 'upload' in endpoint && endpoint.upload;
    return [{ path: endpoint.path, type: upload ? 'image/jpeg' : json, cookie, ...(upload ? { most: photoRules.maxBytes + 6 * megabyte } : {}) }];
  });
  expect(calls.length).toBeGreaterThan(20);
  const forms = ['login', 'message', 'signup', 'settings-email', 'complaint'].map((name): Asked => ({ path: `/forms/${name}`, type: form, cookie }));
  const desks: Asked[] = ['/operator/login', '/operator/reports/M-2026-1', '/sandbox/payment/none'].map((path) => ({ path, type: form }));
  const seen: string[] = [];
  for (const asked of [...calls, ...forms, ...desks]) {
    const { status, sent } = await sendWithoutEnd(origin, asked);
    if (sent > (asked.most ?? 6 * megabyte) || (status !== null && (status < 300 || status >= 500))) seen.push(`${asked.path}: ${status} after ${(sent / megabyte).toFixed(1)} MB`);
  }
  expect(seen).toEqual([]);
  expect((await page.request.get('/healthz')).status()).toBe(200);
});

test('after a file that is no photo the same connection is answered as before', async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie, origin: baseURL!, 'sec-fetch-site': 'same-origin', 'x-request-type': 'client' };
  const ask = (method: string, path: string, body?: Buffer) =>
    new Promise<{ status: number; reused: boolean }>((resolve, reject) => {
      const asked = httpRequest(baseURL! + path, { method, agent, headers: { ...headers, ...(body ? { 'content-type': 'image/jpeg', 'content-length': String(body.length) } : {}) } }, (response: IncomingMessage) => {
        response.resume().on('end', () => resolve({ status: response.statusCode!, reused: asked.reusedSocket }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  for (let time = 0; time < 3; time++) {
    expect((await ask('POST', endpoints.uploadPhoto.path, Buffer.alloc(480_000, 65))).status).toBe(415);
    expect(await ask('GET', '/api/user.php')).toEqual({ status: 200, reused: true });
  }
  agent.destroy();
});
