import { createServer, request as overHttp, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { InsideAddress, pushTransport } from './push-transport';

const endpoint = 'https://push.example.com/send/abc';
let server: Server | undefined;
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

/** A push service that answers on this machine; `reach` makes requests to it in place of the address they name, over plain HTTP. */
async function service(answer: RequestListener) {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => (heard.push({ headers: request.headers, body }), answer(request, response)));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const reach: NonNullable<Parameters<typeof pushTransport>[0]>['request'] = (address, options, answered) =>
    overHttp({ ...options, host: '127.0.0.1', port, path: address.pathname, lookup: undefined }, answered);
  return { heard, reach, port };
}

const push = { endpoint, headers: { TTL: 60, Topic: 'abc' }, body: Buffer.from('sealed') };

it('hands over headers and body, and gives the status and the pause that is asked for', async () => {
  const { heard, reach } = await service((_, response) => response.writeHead(429, { 'retry-after': '120' }).end('slow down'));
  expect(await pushTransport({ request: reach })(push)).toEqual({ status: 429, retryAfter: 120_000 });
  expect(heard).toMatchObject([{ headers: { ttl: '60', topic: 'abc' }, body: 'sealed' }]);
});

it('[bar S10] follows no redirect: what stands behind it is never asked', async () => {
  const { heard, reach, port } = await service((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end());
  expect(await pushTransport({ request: reach })(push)).toMatchObject({ status: 307 });
  expect(heard).toHaveLength(1);
});

it('is 0 where nobody answers', async () => {
  const { reach } = await service((request) => request.socket.destroy());
  expect(await pushTransport({ request: reach })(push)).toEqual({ status: 0 });
});

const found = (...addresses: string[]) => (_: string, done: (error: null, all: { address: string; family: number }[]) => void) =>
  done(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

it.each([['127.0.0.1'], ['10.0.0.5'], ['169.254.169.254'], ['::1'], ['fd00::1'], ['8.8.8.8', '192.168.0.1']])('[bar S10] a public name that leads to %s is not connected to', async (...addresses) => {
  const resolve = vi.fn(found(...addresses));
  await expect(pushTransport({ resolve })(push)).rejects.toThrow(InsideAddress);
  expect(resolve).toHaveBeenCalledOnce();
});

it('[bar S10] the address that was looked at is the one connected to: the name is asked for once, so that a second answer changes nothing', async () => {
  const answers = [['203.0.114.1'], ['127.0.0.1']];
  const resolve = vi.fn((host: string, done: Parameters<ReturnType<typeof found>>[1]) => found(...answers.shift()!)(host, done));
  const connected: unknown[] = [];
  const request = (address: URL, options: Parameters<typeof overHttp>[0]) => {
    const lookup = (options as unknown as { lookup: (host: string, how: object, done: (error: Error | null, given: unknown) => void) => void }).lookup;
    const sent = overHttp({ host: 'unused.invalid', lookup: ((_: string, __: object, done: (error: Error) => void) => lookup(address.hostname, { all: true }, (_error, given) => (connected.push(given), done(new Error('enough'))))) as never });
    return sent;
  };
  expect(await pushTransport({ resolve, request: request as never })(push)).toEqual({ status: 0 });
  expect(connected).toEqual([[{ address: '203.0.114.1', family: 4 }]]);
  expect(resolve).toHaveBeenCalledOnce();
});

it.each(['http://push.example.com/x', 'https://10.0.0.1/x', 'https://localhost/x', 'https://push.example.com:8443/x'])('%s is asked for nothing', async (inside) => {
  const request = vi.fn();
  await expect(pushTransport({ request: request as never })({ ...push, endpoint: inside })).rejects.toThrow(InsideAddress);
  expect(request).not.toHaveBeenCalled();
});
