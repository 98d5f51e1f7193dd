// A Redis of our own for the tests that claim it: on 127.0.0.1 only, keeping nothing, gone afterwards.
// By hand: node scripts/redis.mjs npm start
import { fileURLToPath } from 'node:url';
import { aptInstall, canInstall, findProgram } from './find-program.mjs';
import { freePort } from './listen-address.mjs';
import { createProgress } from './progress.mjs';
import { eachLine, Failure, runCommand, runMain, start, toolEnv } from './run-command.mjs';

/** The program, or undefined where it is not installed. */
export const findRedis = () => findProgram(['redis-server', 'valkey-server']);

/** The program, installed where it was missing; undefined where it cannot be. */
export async function installRedis(progress) {
  const present = findRedis();
  if (present) return present;
  if (!canInstall()) return undefined;
  await progress.step('Installing Redis', (tell) => aptInstall(['redis-server'], tell));
  return findRedis();
}

/**
 * Starts a Redis, at a port of one's choice.
 * @returns {Promise<{ url: string, port: number, process: import('node:child_process').ChildProcess, stop: (signal?: NodeJS.Signals) => Promise<void> } | undefined>} undefined where none can be had
 */
export async function startRedis(progress = createProgress(), { port: wanted } = {}) {
  const binary = await installRedis(progress);
  if (!binary) return undefined;
  const port = wanted ?? (await freePort());
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const server = start(binary, args, { env: toolEnv({ LC_ALL: 'C.UTF-8' }), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const tail = [];
  const stop = async (signal = 'SIGTERM') => {
    server.kill(signal);
    await ended;
  };
  await new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      eachLine(stream, (line) => {
        tail.push(line);
        if (/ready to accept connections/i.test(line)) resolve();
      });
    }
    server.once('error', reject);
    void ended.then(() => reject(new Failure('Redis ended before it was ready:', tail.slice(-20))));
  });
  return { url: `redis://127.0.0.1:${port}`, port, process: server, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runMain(async () => {
    const [command, ...args] = process.argv.slice(2);
    if (!command) throw new Failure('usage: node scripts/redis.mjs <command> [arguments]');
    const redis = await startRedis();
    if (!redis) throw new Failure('There is no Redis here, and it cannot be installed without root and apt.');
    try {
      await runCommand(command, args, { env: toolEnv({ REDIS_URL: redis.url }), show: true });
    } finally {
      await redis.stop();
    }
  });
}
