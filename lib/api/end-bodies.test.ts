import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoRules } from '@/lib/contract/photo-rules';
import { endUntakenBody } from './end-bodies';

/** A server that answers as Next does: a while after it has read the body; one call refuses without reading any. */
const server = createServer((request, response) => {
  if (request.url?.startsWith('/api/refused')) return void response.writeHead(403).end('no');
  let read = 0;
  request.on('data', (chunk: Buffer) => (read += chunk.length));
  request.on('end', () => setImmediate(() => response.writeHead(405, { 'x-read': read }).end()));
});
server.prependListener('request', endUntakenBody);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const most = 50 * 1024 * 1024;
const sender = fileURLToPath(new URL('testing/send-without-end.mjs', import.meta.url));

/** Sends a body that has no end until the connection has; how much left by then, `most` and more where nobody ended it. */
async function sendWithoutEnd(method: string, path: string, header: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [sender, String(port), method, path, header, String(most)]);
  return Number(stdout);
}

describe('a body without an end', () => {
  const long = [['that says nothing of its length', 'Transfer-Encoding: chunked'], ['that says it is huge', 'Content-Length: 4000000000']] as const;
  for (const [what, header] of long) {
    test.each([['POST', '/'], ['POST', '/members?country=NL'], ['GET', '/faq'], ['PUT', '/apikeys'], ['GET', '/_next/static/chunks/a.js'], ['POST', '/forms/a/b'], ['POST', '/forms/A'], ['POST', '/operator/%41'], ['POST', '/__nextjs_x']])(`${what} is cut off: %s %s`, async (method, path) => {
      expect(await sendWithoutEnd(method, path, header)).toBeLessThan(most);
    });
  }

  test.each(['/api/message.php', '/forms/login', '/operator', '/operator/login?a', '/sandbox/payment/sb_1'])('is left to who counts it at %s', async (path) => {
    expect(await sendWithoutEnd('POST', path, 'Transfer-Encoding: chunked')).toBeGreaterThanOrEqual(most);
  });
});

describe('a body that is still on its way when the answer goes out', () => {
  test.each([['that says nothing of its length', 'Transfer-Encoding: chunked'], ['that says it is huge', 'Content-Length: 4000000000']])('%s is cut off with the answer', async (_, header) => {
    expect(await sendWithoutEnd('POST', '/api/refused.php', header)).toBeLessThan(most);
  });

  test('as long as a photo at most is heard out, and its connection goes on', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/refused.php`, { method: 'POST', body: Buffer.alloc(photoRules.maxBytes) });
    expect([answer.status, answer.headers.get('connection')]).toEqual([403, 'keep-alive']);
  });
});

test('a short body is heard out, and its connection goes on', async () => {
  const kept = ({ headers }: Response) => headers.get('connection');
  const answer = await fetch(`http://127.0.0.1:${port}/members`, { method: 'POST', body: 'some=text' });
  expect([answer.status, answer.headers.get('x-read'), kept(answer)]).toEqual([405, '9', 'keep-alive']);
  const long = await fetch(`http://127.0.0.1:${port}/members`, { method: 'POST', body: 'x'.repeat(65 * 1024) });
  expect([long.status, long.headers.get('x-read'), kept(long)]).toEqual([405, '0', 'close']);
});
