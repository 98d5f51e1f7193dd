import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock';

let folder: string;
const file = () => join(folder, 'db.lock');
const lock = () => lockFolder(join(folder, 'db'), file());
const write = (holder: object | string) => writeFileSync(file(), typeof holder === 'string' ? holder : JSON.stringify(holder));
const held = () => JSON.parse(readFileSync(file(), 'utf8')) as { pid: number };

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that has run and ended: its number is nobody's, for now. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid!;
}

describe('the lock of an embedded database', () => {
  it('is taken, refuses a second, and is let go', () => {
    const release = lock();
    expect(held().pid).toBe(process.pid);
    expect(lock).toThrow(FolderInUse);
    release();
    expect(existsSync(file())).toBe(false);
    lock()();
  });

  it('says in a sentence who has it and what to do', () => {
    const release = lock();
    expect(lock).toThrow(`The database in ${join(folder, 'db')} is in use by a running server (process ${process.pid}). Stop that one first, or set DATA_DIR to another folder.`);
    release();
  });

  it('refuses at once: without a pause, and with nothing left to come', () => {
    const release = lock();
    vi.useFakeTimers();
    const paused = vi.spyOn(Atomics, 'wait');
    expect(lock).toThrow(FolderInUse);
    expect([vi.getTimerCount(), paused.mock.calls]).toEqual([0, []]);
    vi.useRealTimers();
    release();
  });

  it('of a process that has ended is taken over', async () => {
    write({ pid: await endedPid(), started: '1', machine: hostname() });
    const release = lock();
    expect(held().pid).toBe(process.pid);
    release();
  });

  it('of an earlier process with the same number is taken over', () => {
    write({ pid: process.pid, started: '1', machine: hostname() });
    lock()();
  });

  it.each(['', '{', 'null', '{"pid":"x"}'])('that holds only %j is taken over', (text) => {
    write(text);
    lock()();
  });

  it('of another machine stands while it is touched, and falls when it is not', () => {
    write({ pid: 1, started: '1', machine: 'another-container' });
    expect(lock).toThrow(FolderInUse);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file(), longAgo, longAgo);
    lock()();
  });

  it('leaves nothing behind but itself', async () => {
    write({ pid: await endedPid(), started: '1', machine: hostname() });
    const release = lock();
    expect(readdirSync(folder)).toEqual(['db.lock']);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });
});
