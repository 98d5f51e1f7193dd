import { Agent, createServer, get, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { forget } from '../once';
import { nothingAllowed } from '../site/http/answer-headers';
import { tellClientScheme } from './client-scheme';
import { endPassingStreams } from './passing-streams';
import { readRequests } from './readable-requests';
import { sendHeaders } from './send-headers';

readRequests();
tellClientScheme(0);
sendHeaders({ production: true, unbound: (path) => path === '/tools' });

async function served(listener: RequestListener): Promise<{ port: number; ask: (path: string, headers?: Record<string, string>) => Promise<Response> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, ask: (path, headers) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', ...headers } }) };
}

test('every answer carries its row, however its head is written; what it says itself stays', async () => {
  const { ask } = await served((request, response) => {
    if (request.url === '/plain') return void response.end('a');
    if (request.url === '/array') return void response.writeHead(404, ['content-type', 'text/plain']).end();
    response.setHeader('content-security-policy', "default-src 'self'");
    response.writeHead(200, 'Fine', { 'referrer-policy': 'no-referrer' }).end();
  });
  for (const path of ['/plain', '/array']) {
    const { headers } = await ask(path);
    expect([headers.get('content-security-policy'), headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')], path).toEqual([nothingAllowed, 'nosniff', 'same-origin']);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const { headers } = await ask('/own');
  expect([headers.get('content-security-policy'), headers.get('referrer-policy')]).toEqual(["default-src 'self'", 'no-referrer']);
});

test('a page of the tools is bound to nothing', async () => {
  const { ask } = await served((_, response) => void response.end());
  expect((await ask('/tools?a=b')).headers.get('content-security-policy')).toBeNull();
});

test('over https a browser is bound to it, and its cookies are', async () => {
  const { ask } = await served((_, response) => {
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Secure']);
    // As Next has it: whatever sets cookies sets those of the middleware too.
    response.setHeader = (name, value) => Object.getPrototypeOf(response).setHeader.call(response, name, name === 'set-cookie' ? ['a=1; Path=/', ...[value].flat().map(String)] : value);
    response.end();
  });
  const secure = await ask('/', { 'x-forwarded-proto': 'https' });
  expect([secure.headers.get('strict-transport-security'), secure.headers.getSetCookie()]).toEqual(['max-age=31536000', ['a=1; Path=/; Secure', 'b=2; Secure']]);
  expect((await ask('/')).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Secure']);
});

test('[bar R2] from the moment at which the process is told to end each answer is the last on its line', async () => {
  const { port } = await served((_, response) => void response.end());
  onTestFinished(() => forget('passing streams'));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const line = () => new Promise<string | undefined>((resolve, reject) => void get({ port, host: '127.0.0.1', agent }, (response) => resolve(response.resume().headers.connection)).once('error', reject));
  expect(await line()).toBe('keep-alive');
  endPassingStreams();
  expect(await line()).toBe('close');
});

/** What a server answers to bytes that fetch would not send. */
const raw = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => (heard += chunk.toString())).on('close', () => resolve(heard));
  });

test('a site that has its pages at https binds browsers though no proxy says so', async () => {
  const { port } = await served((_, response) => void response.end());
  expect(await raw(port, 'GET / HTTP/1.1\r\nHost: vonk.test\r\nConnection: close\r\n\r\n')).toMatch(/strict-transport-security: max-age=31536000/);
});

test('of two hosts none counts: 400, with the row of every answer', async () => {
  const asked: (string | undefined)[] = [];
  const { port } = await served((request, response) => {
    asked.push(request.url);
    response.end();
  });
  const answer = await raw(port, 'GET / HTTP/1.1\r\nHost: vonk.test\r\nhost: evil.example\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/x-content-type-options: nosniff/);
  expect(asked).toEqual([]);
});
