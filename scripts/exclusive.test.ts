import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively } from './exclusive.mjs';
import { startOf } from '@/lib/process-lock.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exclusive-'));
  lock = join(folder, '.cache', 'changing.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const said: string[] = [];
const progress = { say: (line: string) => void said.push(line) };
beforeEach(() => void (said.length = 0));

const hold = (pid: number, started: string | null) => {
  mkdirSync(join(folder, '.cache'));
  writeFileSync(lock, JSON.stringify({ pid, started, machine: hostname() }));
};

/** A process of its own that writes when its work begins and ends; a second look at the file tells whether another was at work. */
const worker = (name: string) =>
  new Promise<number | null>((resolve) =>
    spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { appendFileSync } from 'node:fs';
       import { setTimeout } from 'node:timers/promises';
       import { exclusively } from ${JSON.stringify(new URL('exclusive.mjs', import.meta.url).href)};
       const note = (what) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, what + '\\n');
       await exclusively({ say() {} }, async () => { note('${name} begins'); await setTimeout(100); note('${name} ends'); }, ${JSON.stringify(folder)});`,
    ]).once('exit', resolve),
  );

test('of commands that are given at once one works after the other, also where one that was killed has left its lock', async () => {
  hold(2 ** 22 + 1, '1');
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(worker))).toEqual([0, 0, 0, 0]);
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(8);
  for (let at = 0; at < lines.length; at += 2) expect(lines[at + 1]).toBe(lines[at]!.replace('begins', 'ends'));
  expect(existsSync(lock)).toBe(false);
});

test('who waits says for which process, once', async () => {
  const holder = spawn('sleep', ['0.5']);
  hold(holder.pid!, startOf(holder.pid!));
  expect(await exclusively(progress, async () => 'done', folder)).toBe('done');
  expect(said).toEqual([expect.stringContaining(`process ${holder.pid}`)]);
});

test('a process that has the number of one that has ended holds nobody up', async () => {
  hold(process.pid, '1');
  expect(await exclusively(progress, async () => 'done', folder)).toBe('done');
  expect(said).toEqual([]);
});

test('work that fails gives the folder free', async () => {
  await expect(exclusively(progress, async () => Promise.reject(new Error('no network')), folder)).rejects.toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});
