import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const preload = pathToFileURL(path.resolve('scripts/end-with-parent.mjs')).href;

/** A server that works in a second process, as `next dev` does: it says what the second one says. */
const folder = mkdtempSync(path.join(tmpdir(), 'end-with-parent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const second = path.join(folder, 'second.cjs');
const first = path.join(folder, 'first.cjs');
writeFileSync(second, "process.on('message', (word) => setTimeout(() => process.send(`heard ${word}`), 300));\nprocess.on('disconnect', () => process.exit());");
writeFileSync(first, `
  const child = require('node:child_process').fork(${JSON.stringify(second)});
  child.on('message', (word) => { process.send(word); child.disconnect(); });
  child.on('exit', () => process.send('second ended'));
  child.send('hello');
  setInterval(() => {}, 1000);
`);
const starter = path.join(folder, 'starter.cjs');
writeFileSync(starter, `
  const child = require('node:child_process').fork(${JSON.stringify(first)}, { execArgv: ['--import', ${JSON.stringify(preload)}], env: { ...process.env, STARTED_BY: String(process.pid) } });
  console.log(child.pid);
`);

test('a process that the server itself starts lives on, and hears what the server says to it', async () => {
  const server = fork(first, { execArgv: ['--import', preload], env: { ...process.env, STARTED_BY: String(process.pid) } });
  const [word] = (await once(server, 'message')) as [string];
  expect(word).toBe('heard hello');
  server.kill('SIGKILL');
});

test('when the process that started the server is gone, the server goes', async () => {
  const started = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  const server = Number(line.toString());
  started.kill('SIGKILL');
  const stands = () => {
    try {
      process.kill(server, 0);
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(stands, { timeout: 5000 }).toBe(false);
});
