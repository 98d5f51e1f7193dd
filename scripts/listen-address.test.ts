import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { assertFree, freePort, listenAddress } from './listen-address.mjs';

test('without a word it listens on 127.0.0.1:3000', () => {
  expect(listenAddress({} as NodeJS.ProcessEnv)).toEqual({ port: 3000, hostname: '127.0.0.1', bind: 'localhost', url: 'http://127.0.0.1:3000' });
});

test.each([
  ['0.0.0.0', '0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', '::', 'http://127.0.0.1:8080'],
  ['10.0.0.7', '10.0.0.7', 'http://10.0.0.7:8080'],
  ['::1', '::1', 'http://[::1]:8080'],
  ['127.0.0.1', 'localhost', 'http://127.0.0.1:8080'],
])('HOSTNAME %s listens on %s and is reached at %s', (given, bind, url) => {
  expect(listenAddress({ PORT: '8080', HOSTNAME: given } as unknown as NodeJS.ProcessEnv)).toMatchObject({ bind, url });
});

test('the name that a container gives itself is nobody’s wish', () => {
  expect(listenAddress({ HOSTNAME: hostname() } as unknown as NodeJS.ProcessEnv).hostname).toBe('127.0.0.1');
});

test.each(['abc', '-1', '0', '65536', '3000x'])('PORT %s is refused with a sentence', (port) => {
  expect(() => listenAddress({ PORT: port } as unknown as NodeJS.ProcessEnv)).toThrow(`PORT must be a whole number from 1 to 65535, not '${port}'.`);
});

test('a port that is taken is refused with a sentence that names another', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    await expect(assertFree({ port, hostname: '127.0.0.1' })).rejects.toThrow(`Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`);
  } finally {
    other.close();
  }
  await expect(assertFree({ port: await freePort(), hostname: '127.0.0.1' })).resolves.toBeUndefined();
});

test('an address that is not of this machine is refused with a sentence', async () => {
  await expect(assertFree({ port: await freePort(), hostname: '192.0.2.1' })).rejects.toThrow('Cannot listen on 192.0.2.1');
});
