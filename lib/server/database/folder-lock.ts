// One process at a time on an embedded database: PGlite has no lock of its own, and a second process would lose rows. (bar R4)
import { LockHeld, takeLock } from '@/lib/process-lock.mjs';

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
 * Takes the lock `file` for the database in `folder` and gives back how to release it. A lock whose process has ended
 * is taken over. Throws FolderInUse at once when its process runs.
 */
export function lockFolder(folder: string, file: string): () => void {
  try {
    return takeLock(file);
  } catch (error) {
    throw error instanceof LockHeld ? new FolderInUse(folder, error.pid) : error;
  }
}
