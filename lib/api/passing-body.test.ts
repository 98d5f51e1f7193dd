// An upload that the PHP server refuses before it has read it, over connections as browsers keep them.
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gateway } from './gateway';
import { setEnvironment } from './testing/behind-php';
import { servePhp } from './testing/serve-php';

const megabyte = 1024 * 1024;

// What the log says of it is proved elsewhere.
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));

/** The gateway as Next gives requests to it; asks of it over one connection that is kept. */
async function overOneConnection() {
  const server = createServer((request, response) => {
    const { method, url } = request;
    const headers = Object.entries(request.headers) as [string, string][];
    const body = method === 'GET' ? undefined : request;
    void gateway(new Request(`http://vonk.test${url}`, { method, headers, body, duplex: 'half' } as unknown as RequestInit)).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => (agent.destroy(), server.close(), server.closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  return (method: string, path: string, body?: Buffer) =>
    new Promise<{ status: number; reused: boolean }>((resolve, reject) => {
      const headers = { host: 'vonk.test', 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'image/jpeg', 'content-length': String(body.length) }) };
      const asked = httpRequest({ port, host: '127.0.0.1', method, path, agent, headers }, (response: IncomingMessage) => {
        response.resume().on('end', () => resolve({ status: response.statusCode!, reused: asked.reusedSocket }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
}

describe('[bar S13] after an upload that was refused unread the same connection is answered as before', () => {
  const refuse = (status: number) => (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"code":"photo_too_large"}}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };

  test.each([403, 413, 415])('with %i', async (status) => {
    await servePhp(refuse(status));
    const ask = await overOneConnection();
    for (let time = 0; time < 3; time++) {
      expect((await ask('POST', '/api/photo.php', Buffer.alloc(3 * megabyte, 65))).status).toBe(status);
      expect(await ask('GET', '/api/interests.php')).toEqual({ status: 200, reused: true });
    }
  });

  test('with a page, which is a 502', async () => {
    await servePhp((request, response) => {
      if (request.method === 'POST') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
      else refuse(0)(request, response);
    });
    const ask = await overOneConnection();
    expect((await ask('POST', '/api/photo.php', Buffer.alloc(3 * megabyte, 65))).status).toBe(502);
    expect(await ask('GET', '/api/interests.php')).toEqual({ status: 200, reused: true });
  });

  test('with nothing: a server that is away', async () => {
    await servePhp(refuse(415));
    const ask = await overOneConnection();
    expect((await ask('GET', '/api/interests.php')).status).toBe(200);
    setEnvironment({ API_ORIGIN: 'http://127.0.0.1:1' });
    expect((await ask('POST', '/api/photo.php', Buffer.alloc(3 * megabyte, 65))).status).toBe(503);
    expect(await ask('GET', '/api/interests.php')).toEqual({ status: 503, reused: true });
  });
});
