// The bars that are times. These run last and alone, and are held against a healthy load, or a bare start, in the same test. (R1, R4)
import { spawn } from 'node:child_process';
import { freePort } from '../scripts/listen-address.mjs';
import { startBuiltApp } from '../scripts/built-app.mjs';
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
  test(`a server that answers with ${mode} costs a page three seconds at most`, async ({ page, php, signIn, browserErrors }) => {
    browserErrors.allow(/503/);
    await signIn();
    await page.goto('/chats');
    const healthy = await timed(() => page.goto('/chats'));
    php.misbehave('/api/chats.php', mode);
    expect(await timed(() => page.goto('/chats'))).toBeLessThan(healthy + 3_000);
  });
}

test('of a site never seen before a server that hangs is given up after three seconds', async ({ page, php, newSite, browserErrors }) => {
  browserErrors.allow(/503/);
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
