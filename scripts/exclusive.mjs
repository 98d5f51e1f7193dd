// One command at a time changes the folder of the project; others wait for it.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from './process-start.mjs';
import { root } from './run-command.mjs';

/** Does `work` unless a file is in its way or, gone already, out of it. */
function tried(work, ...codes) {
  try {
    work();
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}

/** The process that a lock names, while it runs. */
function holderOf(file) {
  let lock = '';
  tried(() => (lock = readFileSync(file, 'utf8')), 'ENOENT');
  const [pid, started] = lock.split(' ');
  const runs = pid && tried(() => process.kill(Number(pid), 0), 'ESRCH');
  return runs && started === String(startOf(pid)) ? pid : undefined;
}

function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  const taken = tried(() => linkSync(mine, file), 'EEXIST');
  rmSync(mine);
  return taken;
}

/** Moves a lock that was left over out of the way; one that another has put there meanwhile goes back. */
function moveAway(file) {
  const old = `${file}.${process.pid}.old`;
  if (!tried(() => renameSync(file, old), 'ENOENT')) return;
  if (holderOf(old)) tried(() => linkSync(old, file), 'EEXIST');
  rmSync(old);
}

/**
 * Does `work` while no other command does, and waits for one that does. What a command that was killed left over is in nobody's way.
 * @template T
 * @param {{ say: (line: string) => void }} progress
 * @param {() => Promise<T>} work
 * @param {string} [folder] of the project
 * @returns {Promise<T>}
 */
export async function exclusively(progress, work, folder = root) {
  const file = path.join(folder, '.cache', 'changing.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  let said;
  while (!take(file)) {
    const holder = holderOf(file);
    if (!holder) {
      moveAway(file);
      continue;
    }
    if (holder !== said) progress.say(`Another command (process ${holder}) installs or builds here: this one waits for it.`);
    said = holder;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
