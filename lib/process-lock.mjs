// A file that one running process holds: of what was left over by one that has ended, one other takes it over. Plain JavaScript, as npm start needs it before anything is installed. (bar R4)
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** @typedef {{ pid: number, started: string | null, machine: string }} Holder */

const heartbeat = 1_000;
/** A lock of another machine (a container on the same volume) that nobody touched for this long is left over. */
const staleAfter = 10_000;

/** Thrown when a running process holds the file. */
export class LockHeld extends Error {
  /** @param {string} file @param {number} pid */
  constructor(file, pid) {
    super(`${file} is held by process ${pid}`);
    this.name = 'LockHeld';
    this.pid = pid;
  }
}

/**
 * The fields of a process after its name, as Linux lists them; none where there is no such process, or no such list.
 * @param {number | string} pid
 * @returns {string[]}
 */
export function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * When a process began, as the system counts it: with the pid it names one process for ever. Null where that cannot be
 * known, and for one that has ended but that nobody has buried yet.
 * @param {number | string} pid
 * @returns {string | null}
 */
export function startOf(pid) {
  const fields = statOf(pid);
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} file @returns {Holder | null} */
function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(holder?.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** @param {Holder | null} holder @param {string} file */
function stands(holder, file) {
  if (!holder) return false;
  if (holder.machine !== hostname()) return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < staleAfter;
  return runs(holder.pid) && (holder.started === null || holder.started === startOf(holder.pid));
}

/** Someone may have removed the folder under a running process: that is theirs to mend, not a reason to fall. @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    return;
  }
}

/** @param {string} from @param {string} to */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock `file` and gives back how to release it. A lock whose process has ended is taken over. Throws LockHeld at once when its process runs.
 * @param {string} file
 * @returns {() => void}
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  const takeover = `${file}.takeover`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid), machine: hostname() }));
  try {
    if (!link(mine, file)) takeOver(file, mine, takeover);
  } finally {
    rmSync(mine, { force: true });
  }
  const beat = setInterval(() => touch(file), heartbeat);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

/**
 * Of several processes that find a lock left over, the lock `takeover` lets one replace it; the others see the new holder.
 * @param {string} file @param {string} mine @param {string} takeover
 */
function takeOver(file, mine, takeover) {
  /** @param {number} pid */
  const refuse = (pid) => {
    throw new LockHeld(file, pid);
  };
  const found = holderOf(file);
  if (found && stands(found, file)) refuse(found.pid);
  if (!link(mine, takeover)) {
    const taker = holderOf(takeover);
    if (taker && stands(taker, takeover)) refuse(taker.pid);
    rmSync(takeover, { force: true });
    if (!link(mine, takeover)) refuse(holderOf(takeover)?.pid ?? 0);
  }
  try {
    // It may have been released meanwhile: then whoever links it first has it.
    if (link(mine, file)) return;
    const now = holderOf(file);
    if (now && stands(now, file)) refuse(now.pid);
    const copy = `${mine}.new`;
    linkSync(mine, copy);
    renameSync(copy, file);
  } finally {
    rmSync(takeover, { force: true });
  }
}
