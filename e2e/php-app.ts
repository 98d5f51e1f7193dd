// The built app in front of a stand-in PHP server: what an operator runs with API_ORIGIN. One of each for a browser worker.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../scripts/listen-address.mjs';
import { productNode, root, toolEnv } from '../scripts/run-command.mjs';
import { password } from '../tests/php-server/operator';
import { PhpServer, type Recorded } from '../tests/php-server/php-server';
import { expect, test as base } from './fixtures';

export { expect };

const nextBinary = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const preload = new URL('../scripts/end-with-parent.mjs', import.meta.url).href;

/** What the operator's picture host answers: nothing outside this machine is asked. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="gray"/></svg>';

type App = { php: PhpServer; port: number };

async function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(2_000) }).then((response) => response.ok, () => false);
}

async function withApp(use: (app: App) => Promise<void>): Promise<void> {
  const php = await PhpServer.start();
  const port = Number(await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-php-'));
  const env = toolEnv({ NODE_ENV: 'production', API_ORIGIN: php.origin, SITE_HOSTS: '', DATABASE_URL: '', DATA_DIR: dataDir, NODE_OPTIONS: '--dns-result-order=ipv4first' });
  const app = spawn(productNode(), ['--import', preload, nextBinary, 'start', '-H', 'localhost', '-p', String(port)], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  try {
    await expect.poll(() => answers(`http://127.0.0.1:${port}/healthz`), { message: 'the app in front of the PHP server starts', timeout: 60_000 }).toBe(true).catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`, { cause: error });
    });
    await use({ php, port });
  } finally {
    const ended = new Promise((resolve) => app.once('exit', resolve));
    if (app.exitCode === null) {
      app.kill('SIGTERM');
      const force = setTimeout(() => app.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(force);
    }
    await php.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Fixtures = {
  /** The PHP server; well at the start of each test. */
  php: PhpServer;
  /** Signs the browser in by the call that the login form makes. */
  signIn: () => Promise<void>;
  /** The address of a site that nobody has asked for yet. */
  newSite: () => string;
};

let sites = 0;

export const test = base.extend<Fixtures, { app: App }>({
  app: [async ({}, use) => withApp(use), { scope: 'worker', timeout: 90_000 }],

  baseURL: async ({ app }, use) => use(`http://127.0.0.1:${app.port}`),

  php: [
    async ({ app, complaints, context }, use) => {
      app.php.reset();
      await context.route(/^https:\/\/cdn\.operator\.example\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
      // This server has no live events: a tab learns that once, and the browser notes it.
      complaints.allow(/events\.php/);
      await use(app.php);
      app.php.reset();
    },
    { auto: true },
  ],

  signIn: async ({ context, baseURL, php }, use) => {
    await use(async () => {
      const answer = await context.request.post(`${baseURL}/api/user.php`, { data: { email: php.operator.email, password }, headers: { origin: baseURL ?? '', 'x-request-type': 'client' } });
      expect(answer.status()).toBe(200);
      php.requests.length = 0;
    });
  },

  newSite: async ({ app, php }, use) => {
    await use(() => {
      const host = `site-${++sites}-${process.pid}.localhost`;
      php.operator.domains.push(host);
      return `http://${host}:${app.port}`;
    });
  },
});

/** The first request of a kind, once it has come. */
export async function request(php: PhpServer, method: string, address: string): Promise<Recorded> {
  await expect.poll(() => php.asked(address, method).length, { message: `${method} ${address} is asked` }).toBeGreaterThan(0);
  return php.asked(address, method)[0]!;
}
