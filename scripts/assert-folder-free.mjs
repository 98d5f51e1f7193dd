// Refuses at once what the server would refuse some seconds later: a data folder whose server is running.
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { startOf, statOf } from '../lib/process-lock.mjs';
import { Failure } from './run-command.mjs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The process that the lock of the embedded database names, where it runs here; in doubt the server itself decides. */
function holderOf(dataDir) {
  try {
    const holder = JSON.parse(read(path.join(dataDir, 'db.lock')) ?? '{}');
    return holder.machine === hostname() && holder.started && holder.started === startOf(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server that has the folder has lost who started it, and so is on its way out. */
export function isLeaving(dataDir) {
  const holder = holderOf(dataDir);
  return holder !== undefined && statOf(holder.pid)[1] === '1';
}

/** Fails with a sentence when a running server has the folder. */
export function assertFolderFree(dataDir) {
  if (process.env.API_ORIGIN || process.env.DATABASE_URL) return;
  const holder = holderOf(dataDir);
  if (!holder) return;
  throw new Failure(
    `The database in ${dataDir} is in use by a running server (process ${holder.pid}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}
