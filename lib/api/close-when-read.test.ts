import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeWhenRead } from './close-when-read';

closeWhenRead();

/** A server, and a browser whose connection stays open between its requests. */
async function served() {
  const server = createServer((_, response) => void response.end('yes'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const { port } = server.address() as AddressInfo;
  const ask = () => new Promise<number | undefined>((resolve, reject) => void get({ host: '127.0.0.1', port, agent }, (response) => resolve(response.resume().statusCode)).once('error', reject));
  return { server, ask };
}
const closed = (server: ReturnType<typeof createServer>) => new Promise<void>((resolve) => void server.close(() => resolve()));

test('[bar R2] what was sent on an open connection before the server stopped listening is answered', async () => {
  const { server, ask } = await served();
  expect(await ask()).toBe(200);
  const asked = ask();
  const end = closed(server);
  expect(await asked).toBe(200);
  await end;
});

test('a connection on which nothing comes is closed all the same, and keeps no server', async () => {
  const { server, ask } = await served();
  expect(await ask()).toBe(200);
  await closed(server);
  await expect(ask()).rejects.toThrow();
});
