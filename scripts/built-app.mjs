// The built app as a process of its own, for tests and measures: on a free port of 127.0.0.1, with an environment of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './listen-address.mjs';
import { productNode, root, start, toolEnv } from './run-command.mjs';

const nextBinary = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const patience = 90_000;

const answers = (address) => fetch(address, { signal: AbortSignal.timeout(2_000) }).then((response) => response.ok, () => false);

/**
 * Starts the built app and waits until it is ready. `stop` says with which code it ended, or by which signal.
 * @param {Record<string, string>} environment
 * @param {{ port?: number, dataDir?: string }} [options] `dataDir`: a folder that outlives the app, in place of a fresh one
 */
export async function startBuiltApp(environment, { port: wanted, dataDir: kept } = {}) {
  const port = wanted ?? Number(await freePort());
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), 'vonk-second-'));
  const env = toolEnv({
    NODE_ENV: 'production', API_ORIGIN: '', SITE_HOSTS: '', DATABASE_URL: '', DEMO_WORLD: '1', REDIS_URL: '', PORT: String(port), HOSTNAME: 'localhost', DATA_DIR: dataDir,
    NODE_OPTIONS: '--dns-result-order=ipv4first', ...environment,
  });
  const args = ['--import', preload, nextBinary, 'start', '-H', 'localhost', '-p', String(port)];
  const began = performance.now();
  const app = start(productNode(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = new Promise((resolve) => app.once('exit', (code, signal) => resolve({ code, signal })));
  let over = false;
  void ended.then(() => (over = true));
  let said = '';
  for (const stream of [app.stdout, app.stderr]) stream.on('data', (text) => (said = (said + text.toString()).slice(-20_000)));

  const stop = async (signal = 'SIGTERM', limit = 12_000) => {
    if (!over) app.kill(signal);
    const force = setTimeout(() => app.kill('SIGKILL'), limit);
    const ending = await ended;
    clearTimeout(force);
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
    return ending;
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/readyz`))) {
    if (over || performance.now() - began > patience) {
      await stop('SIGKILL');
      throw new Error(`The app on port ${port} did not become ready:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, origin, dataDir, pid: app.pid, readyAfter: performance.now() - began, said: () => said, stop };
}
