import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertPlaceFree } from './assert-place-free.mjs';
import { freePort } from './listen-address.mjs';

const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19];

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'place-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const address = async () => ({ port: await freePort(), hostname: '127.0.0.1', bind: 'localhost', url: '' });
const hold = (pid: number) => writeFileSync(join(dataDir, 'db.lock'), JSON.stringify({ pid, started: startOf(pid), machine: hostname() }));

test('a folder whose server runs is refused with a sentence, soon', async () => {
  hold(process.pid);
  let passed = 0;
  const clock = { now: () => passed, sleep: (milliseconds: number) => Promise.resolve(void (passed += milliseconds)) };
  await expect(assertPlaceFree(await address(), dataDir, undefined, clock)).rejects.toThrow(`in use by a running server (process ${process.pid})`);
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(2_000);
});

test('a folder whose server is on its way out is waited for', async () => {
  const server = spawn('sleep', ['0.3']);
  hold(server.pid!);
  await expect(assertPlaceFree(await address(), dataDir)).resolves.toBeUndefined();
});

test('a server that has ended but is not buried has nothing', async () => {
  // Its parent sleeps on and never asks how it ended.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 20']);
  try {
    const pid = Number(await new Promise<string>((resolve) => parent.stdout.once('data', (data: Buffer) => resolve(data.toString()))));
    hold(pid);
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
    await expect(assertPlaceFree(await address(), dataDir)).resolves.toBeUndefined();
  } finally {
    parent.kill();
  }
});
