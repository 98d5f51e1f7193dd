// The bars that are times. These run last and alone, and are held against a healthy load, or a bare start, in the same test. (R1, R2, R4)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { freePort } from '../scripts/listen-address.mjs';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { demo, demoEmail } from './fixtures';
import { expect, test } from './php-app';

/** How long something takes, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs a program to its end. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<void>((resolve) => void spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' }).once('close', () => resolve()));

for (const mode of ['hang', 'drip', 'huge'] as const) {
  test(`a server that answers with ${mode} costs a page three seconds at most`, async ({ page, php, signIn, complaints }) => {
    complaints.allow(/503/);
    await signIn();
    await page.goto('/chats');
    const healthy = await timed(() => page.goto('/chats'));
    php.misbehave('/api/chats.php', mode);
    expect(await timed(() => page.goto('/chats'))).toBeLessThan(healthy + 3_000);
  });
}

test('of a site never seen before a server that hangs is given up after three seconds', async ({ page, php, newSite, complaints }) => {
  complaints.allow(/503/);
  const healthy = await timed(() => page.goto(newSite()));
  const site = newSite();
  php.misbehave('*', 'hang');
  expect(await timed(() => page.goto(site))).toBeLessThan(healthy + 3_000);
});

test('a second server on a folder in use refuses within two seconds', async () => {
  const first = await startBuiltApp({});
  const bare = await timed(() => run(['-e', '0']));
  const env = { API_ORIGIN: '', DATABASE_URL: '', DATA_DIR: first.dataDir, PORT: String(await freePort()) };
  expect(await timed(() => run(['scripts/start.mjs'], env))).toBeLessThan(bare + 2_000);
  await first.stop();
});

/** Requests whose bodies never end, and some that have not even said what they want. */
function endlessRequests(port: number, session: string): Socket[] {
  const begun = (path: string, type: string) => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nSec-Fetch-Site: same-origin\r\nCookie: ${session}\r\nContent-Type: ${type}\r\nContent-Length: 4000000\r\n\r\n`;
  const texts = [begun('/api/photo.php', 'image/jpeg'), begun('/api/message.php', 'application/json'), 'GET / HTTP/1.1\r\nHost: 127.0.0.1'];
  return Array.from({ length: 30 }, (_, at) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(texts[at % texts.length]!);
      const drip = setInterval(() => socket.write(at % texts.length === 2 ? '' : ' '), 200);
      socket.once('close', () => clearInterval(drip));
    });
    return socket.on('error', () => undefined);
  });
}

test('an app that is told to end does so by itself, whatever streams are open and however slowly others send', async () => {
  const app = await startBuiltApp({});
  const headers = { origin: app.origin, 'x-request-type': 'client', 'content-type': 'application/json' };
  const signedIn = await fetch(`${app.origin}/api/user.php`, { method: 'POST', headers, body: JSON.stringify({ email: demoEmail('free'), password: demo().password }) });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const listening = await fetch(`${app.origin}/api/events.php`, { headers: { cookie } });
  expect(listening.status).toBe(200);
  const slow = endlessRequests(app.port, cookie);
  await Promise.all(slow.map((socket) => once(socket, 'ready')));
  // When, tests/ends-by-itself.test.ts says by a clock of its own; nobody ends it by force before.
  expect(await app.stop('SIGTERM', 45_000)).toEqual({ code: 143, signal: null });
  await listening.body?.cancel().catch(() => undefined);
});
