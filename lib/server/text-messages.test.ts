// A gateway for text messages on this machine: what it is sent, and what happens where it does not take it. Bar S10. (S09)
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendThroughGateway } from './text-messages';

type Heard = { path?: string; key?: string; said: unknown };
let heard: Heard[];
let answer: { status: number; headers?: Record<string, string> };
const close: (() => Promise<void>)[] = [];

const bodyOf = async (request: IncomingMessage) => JSON.parse(Buffer.concat(await request.toArray()).toString()) as unknown;

/** Listens on a free port, and answers as `answer` says. */
async function listening(): Promise<string> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((said) => {
      heard.push({ path: request.url, key: request.headers.authorization, said });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
beforeEach(() => {
  heard = [];
  answer = { status: 202 };
});
afterEach(async () => void (await Promise.all(close.splice(0).map((each) => each()))));

const now = new Date('2026-11-21T12:00:00Z');
const message = { siteId: 1, to: '+31612345678', text: '123456 is je code', now, expiresAt: now };
const send = (url: string) => sendThroughGateway({ url, key: 'secret' })(message);

test('a gateway is sent the number and the words, with its key', async () => {
  await send(`${await listening()}/send`);
  expect(heard).toEqual([{ path: '/send', key: 'Bearer secret', said: { to: message.to, text: message.text } }]);
});

test('what a gateway does not take counts as not sent', async () => {
  answer = { status: 503 };
  await expect(send(await listening())).rejects.toThrow('503');
});

test('[bar S10] a gateway that leads elsewhere is not followed: the code goes nowhere else', async () => {
  const [gateway, elsewhere] = [await listening(), await listening()];
  answer = { status: 307, headers: { location: `${elsewhere}/elsewhere` } };
  await expect(send(`${gateway}/send`)).rejects.toThrow();
  expect(heard.map(({ path }) => path)).toEqual(['/send']);
});
