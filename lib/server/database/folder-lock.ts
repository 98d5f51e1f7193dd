// One process at a time on an embedded database: PGlite has no lock of its own, and a second process would lose rows. (bar R4)
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

type Holder = { pid: number; started: string | null; machine: string };

const heartbeat = 1_000;
/** A lock of another machine (a container on the same volume) that nobody touched for this long is left over. */
const staleAfter = 10_000;

/** Thrown when another running process holds the folder; the message is for the person who starts the server. */
export class FolderInUse extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The database in ${folder} is in use by a running server (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

/**
 * When a process began, as the system counts it: with the pid it names one process for ever. Null where that cannot be
 * known, and for one that has ended but that nobody has buried yet.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder | null;
    return Number.isSafeInteger(holder?.pid) ? holder : null;
  } catch {
    return null;
  }
}

function stands(holder: Holder | null, file: string): holder is Holder {
  if (!holder) return false;
  if (holder.machine !== hostname()) return Date.now() - statSync(file).mtimeMs < staleAfter;
  return runs(holder.pid) && (holder.started === null || holder.started === startOf(holder.pid));
}

/** Someone may have removed the data folder under a running server: that is theirs to mend, not a reason to fall. */
function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    return;
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock `file` for the database in `folder` and gives back how to release it. A lock whose process has ended
 * is taken over. Throws FolderInUse at once when its process runs.
 */
export function lockFolder(folder: string, file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  const takeover = `${file}.takeover`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid), machine: hostname() } satisfies Holder));
  try {
    if (!link(mine, file)) takeOver(folder, file, mine, takeover);
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

/** Of several processes that find a lock left over, the lock `takeover` lets one replace it; the others see the new holder. */
function takeOver(folder: string, file: string, mine: string, takeover: string): void {
  const refuse = (pid: number) => {
    throw new FolderInUse(folder, pid);
  };
  const found = holderOf(file);
  if (stands(found, file)) refuse(found.pid);
  if (!link(mine, takeover)) {
    const taker = holderOf(takeover);
    if (stands(taker, takeover)) refuse(taker.pid);
    rmSync(takeover, { force: true });
    if (!link(mine, takeover)) refuse(holderOf(takeover)?.pid ?? 0);
  }
  try {
    const now = holderOf(file);
    if (stands(now, file)) refuse(now.pid);
    const copy = `${mine}.new`;
    linkSync(mine, copy);
    renameSync(copy, file);
  } finally {
    rmSync(takeover, { force: true });
  }
}
