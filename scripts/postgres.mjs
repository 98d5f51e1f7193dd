// A PostgreSQL of our own for the tests that claim it: in a temporary folder, on 127.0.0.1 only, gone afterwards.
// By hand: node scripts/postgres.mjs npx vitest run lib/server
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';
import { aptInstall, canInstall, findProgram } from './find-program.mjs';
import { freePort } from './listen-address.mjs';
import { createProgress } from './progress.mjs';
import { eachLine, Failure, runCommand, runMain, start, toolEnv } from './run-command.mjs';

const debianFolders = () => {
  const versions = '/usr/lib/postgresql';
  try {
    return readdirSync(versions)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(versions, version, 'bin'));
  } catch {
    return [];
  }
};
const findServer = () => findProgram(['postgres'], [...debianFolders(), ...(process.env.PATH ?? '').split(path.delimiter)]);

async function serverBinary(progress) {
  const present = findServer();
  if (present) return present;
  if (!canInstall()) return undefined;
  await progress.step('Installing PostgreSQL', (tell) => aptInstall(['postgresql'], tell));
  return findServer();
}

/** PostgreSQL refuses to run as root: the user that its package made does. */
const runAs = () => {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
};

const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const tail = [];
    for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => tail.push(line));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Failure(`${path.basename(command)} ended with code ${code}`, tail.slice(-20)))));
  });

/**
 * Starts a PostgreSQL with an empty database.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where none can be had
 */
export async function startPostgres(progress = createProgress()) {
  const binary = await serverBinary(progress);
  if (!binary) return undefined;
  const identity = runAs();
  const folder = mkdtempSync(path.join(tmpdir(), 'vonk-postgres-'));
  const [data, sockets] = [path.join(folder, 'data'), path.join(folder, 'sockets')];
  for (const place of [data, sockets]) mkdirSync(place, { mode: 0o700 });
  if (identity.uid !== undefined) for (const place of [folder, data, sockets]) chownSync(place, identity.uid, identity.gid);

  const options = { ...identity, cwd: folder, env: toolEnv({ LC_ALL: 'C.UTF-8', TZ: 'UTC' }) };
  await run(path.join(path.dirname(binary), 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  // Nothing here must survive a power cut, so nothing waits for the disk.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${sockets}`, 'fsync=off', 'max_connections=100'];
  const server = start(binary, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const tail = [];
  const ready = new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      eachLine(stream, (line) => {
        tail.push(line);
        if (line.includes('ready to accept connections')) resolve();
      });
    }
    server.once('error', reject);
    void ended.then(() => reject(new Failure('PostgreSQL ended before it was ready:', tail.slice(-20))));
  });
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runMain(async () => {
    const [command, ...args] = process.argv.slice(2);
    if (!command) throw new Failure('usage: node scripts/postgres.mjs <command> [arguments]');
    const postgres = await startPostgres();
    if (!postgres) throw new Failure('There is no PostgreSQL here, and it cannot be installed without root and apt.');
    try {
      await runCommand(command, args, { env: toolEnv({ TEST_DATABASE_URL: postgres.url }), show: true });
    } finally {
      await postgres.stop();
    }
  });
}
