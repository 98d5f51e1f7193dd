// Refuses at once what the server would refuse some seconds later: a data folder whose server is running.
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { Failure } from './run-command.mjs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** When a process began, as Linux counts it: with the pid it names one process for ever. */
const startOf = (pid) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
};

/** Fails when the lock of the embedded database names a process that runs here; in doubt the server itself decides. */
export function assertFolderFree(dataDir) {
  if (process.env.API_ORIGIN || process.env.DATABASE_URL) return;
  let holder;
  try {
    holder = JSON.parse(read(path.join(dataDir, 'db.lock')) ?? '{}');
  } catch {
    return;
  }
  if (holder.machine !== hostname() || !holder.started || holder.started !== startOf(holder.pid)) return;
  throw new Failure(
    `The database in ${dataDir} is in use by a running server (process ${holder.pid}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}
