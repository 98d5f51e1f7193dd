import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compressAnswers } from './compress-answers';
import { encodingOf } from './compressed-pages';

const page = `<!doctype html>${Array.from({ length: 600 }, (_, at) => `<p id="${(at * 7_919).toString(36)}">Zoë houdt van zeilen ${(at * at * 31).toString(7)}</p>`).join('')}`;

/** A server whose page is told as one of Next's cache, or not. */
async function serve(kept: boolean) {
  compressAnswers();
  const server = createServer((asked, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('content-length', Buffer.byteLength(page));
    if (kept) answer.setHeader('x-nextjs-cache', 'HIT');
    answer.end(asked.method === 'HEAD' ? null : page);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (accepted?: string, method = 'GET', more = {}) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, headers: { ...more, ...(accepted && { 'accept-encoding': accepted }) } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }));
      });
      asked.on('error', reject);
      asked.end();
    });
}

test('a kept page comes from a copy made once, smaller than one made while it is sent, and is the same page', async () => {
  const ask = await serve(true);
  const first = await ask('gzip, br');
  expect(brotliDecompressSync(first.body).toString()).toBe(page);
  // A copy has a length; what is compressed on its way has none.
  const copy = await vi.waitFor(async () => {
    const answer = await ask('gzip, br');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    return answer;
  }, 15_000);
  expect(copy.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) as string });
  expect(brotliDecompressSync(copy.body).toString()).toBe(page);
  expect(copy.body.length).toBeLessThan(first.body.length);
  const older = await vi.waitFor(async () => {
    const answer = await ask('gzip');
    expect(answer.headers['content-length']).toBeDefined();
    return answer;
  }, 15_000);
  expect([older.headers['content-encoding'], gunzipSync(older.body).toString()]).toEqual(['gzip', page]);
});

test('a browser that has a kept page is sent nothing but that; one that has another is sent the page', async () => {
  const ask = await serve(true);
  const { headers } = await ask('br');
  const again = await ask('br', 'GET', { 'if-none-match': `"older", ${headers.etag}` });
  expect([again.status, again.body.length, again.headers['content-length'], again.headers.etag]).toEqual([304, 0, undefined, headers.etag]);
  const other = await ask(undefined, 'GET', { 'if-none-match': '"older"' });
  expect([other.status, other.body.toString()]).toEqual([200, page]);
});

test('who takes no compressed answer is sent the page itself, and HEAD has no body', async () => {
  const ask = await serve(true);
  for (const accepted of [undefined, 'identity', 'br;q=0']) {
    const { headers, body } = await ask(accepted);
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, page]);
  }
  expect((await ask('br', 'HEAD')).body).toHaveLength(0);
});

test('a page of one person is compressed while it is sent, each time', async () => {
  const ask = await serve(false);
  for (let time = 0; time < 3; time += 1) {
    const { headers, body } = await ask('br');
    expect([headers['content-encoding'], headers['content-length'], brotliDecompressSync(body).toString()]).toEqual(['br', undefined, page]);
  }
});

test('an event goes out when it happens, uncompressed', async () => {
  compressAnswers();
  const server = createServer((_, answer) => void answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => (server.close(), server.closeAllConnections()));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { 'accept-encoding': 'br' } });
  const { value } = await answer.body!.getReader().read();
  expect([answer.headers.get('content-encoding'), new TextDecoder().decode(value)]).toEqual([null, 'data: one\n\n']);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, gzip; q=0', null],
  ['identity', null],
  [undefined, null],
])('a browser that takes %s is sent %s', (accepted, encoding) => expect(encodingOf(accepted)).toBe(encoding));
