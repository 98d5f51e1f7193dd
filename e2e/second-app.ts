// The built app once more, beside the one that all tests share: with an environment of its own, on a fresh folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../scripts/listen-address.mjs';
import { productNode, root, toolEnv } from '../scripts/run-command.mjs';
import { expect } from './fixtures';

const nextBinary = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const preload = new URL('../scripts/end-with-parent.mjs', import.meta.url).href;

async function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(2_000) }).then((response) => response.ok, () => false);
}

/** Serves the built app on a free port of 127.0.0.1 for as long as `use` takes. */
export async function withSecondApp(environment: Record<string, string>, use: (port: number) => Promise<void>): Promise<void> {
  const port = Number(await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-second-'));
  const env = toolEnv({ NODE_ENV: 'production', API_ORIGIN: '', SITE_HOSTS: '', DATABASE_URL: '', PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '--dns-result-order=ipv4first', ...environment });
  const app = spawn(productNode(), ['--import', preload, nextBinary, 'start', '-H', 'localhost', '-p', String(port)], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  try {
    await expect.poll(() => answers(`http://127.0.0.1:${port}/readyz`), { message: 'the second app starts', timeout: 60_000 }).toBe(true).catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`, { cause: error });
    });
    await use(port);
  } finally {
    const ended = new Promise((resolve) => app.once('exit', resolve));
    if (app.exitCode === null) {
      app.kill('SIGTERM');
      const force = setTimeout(() => app.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(force);
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}
