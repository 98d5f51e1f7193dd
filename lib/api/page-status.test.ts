import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { heedPageStatus, notePageCookies, notePageStatus, requestIdHeader } from './page-status';

beforeAll(() => {
  heedPageStatus();
  heedPageStatus();
});

let server: Server | undefined;
afterEach(() => void server?.close());

const serve = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const page: RequestListener = (_, response) => response.end('page');
const asking = (origin: string, id?: string) => fetch(origin, { headers: { connection: 'close', ...(id ? { [requestIdHeader]: id } : {}) } });

describe('the status that a page gives itself', () => {
  test('is the one it is sent with, with its headers', async () => {
    const origin = await serve(page);
    notePageStatus('one', 503, { 'retry-after': '10' });
    const response = await asking(origin, 'one');
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '10', 'page']);
  });

  test('counts for one answer alone', async () => {
    const origin = await serve(page);
    notePageStatus('two', 404);
    expect((await asking(origin, 'two')).status).toBe(404);
    expect((await asking(origin, 'two')).status).toBe(200);
  });

  test('cookies go with it, or with the status that the server itself sends, beside those that are set already', async () => {
    const origin = await serve((_, response) => response.setHeader('set-cookie', 'first=1').writeHead(307, { location: '/' }).end());
    notePageCookies('five', ['auth=; Max-Age=0', 'b=2']);
    const answer = await fetch(origin, { redirect: 'manual', headers: { connection: 'close', [requestIdHeader]: 'five' } });
    expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([307, '/', ['first=1', 'auth=; Max-Age=0', 'b=2']]);
    const plain = await serve(page);
    notePageCookies('six', ['auth=; Max-Age=0']);
    notePageStatus('six', 404);
    const missing = await asking(plain, 'six');
    expect([missing.status, missing.headers.getSetCookie()]).toEqual([404, ['auth=; Max-Age=0']]);
  });

  test('touches no other answer', async () => {
    const origin = await serve((request, response) => {
      if (request.headers[requestIdHeader] === 'noting') notePageStatus('noting', 404);
      page(request, response);
    });
    const [one, two, three] = await Promise.all([asking(origin, 'noting'), asking(origin, 'else'), asking(origin)]);
    expect([one.status, two.status, three.status]).toEqual([404, 200, 200]);
  });

  test('goes before the status that the server would send, however it writes its head', async () => {
    const origin = await serve((_, response) => response.writeHead(200, 'OK', { 'content-type': 'text/html', 'x-own': 'kept' }).end('page'));
    notePageStatus('three', 410, { 'x-more': 'yes' });
    const response = await asking(origin, 'three');
    expect([response.status, response.headers.get('x-own'), response.headers.get('x-more')]).toEqual([410, 'kept', 'yes']);
  });

  test('a page that streams is sent with it as well, when it was noted before the first piece', async () => {
    const origin = await serve((_, response) => {
      notePageStatus('four', 503);
      response.write('first ');
      response.end('second');
    });
    const response = await asking(origin, 'four');
    expect([response.status, await response.text()]).toEqual([503, 'first second']);
  });

  test('notes that nobody fetches do not pile up', async () => {
    const origin = await serve(page);
    notePageStatus('oldest', 404);
    for (let round = 0; round < 1_000; round++) notePageStatus(`unfetched ${round}`, 404);
    expect((await asking(origin, 'oldest')).status).toBe(200);
    expect((await asking(origin, 'unfetched 999')).status).toBe(404);
  });
});
