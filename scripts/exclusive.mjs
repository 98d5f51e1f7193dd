// One command at a time installs or builds in the folder of the project; others wait for it.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LockHeld, takeLock } from '../lib/process-lock.mjs';
import { Failure, isStopping, root } from './run-command.mjs';

/** How to release the lock, or the process that holds it. */
function taken(file) {
  try {
    return { release: takeLock(file) };
  } catch (error) {
    if (error instanceof LockHeld) return { holder: error.pid };
    throw error;
  }
}

/**
 * Does `work` while no other command does, and waits for one that does. The lock of a command that was killed is taken over. Throws when this one is told to end meanwhile.
 * @template T
 * @param {{ say: (line: string) => void }} progress
 * @param {() => Promise<T>} work
 * @param {string} [folder] of the project
 * @returns {Promise<T>}
 */
export async function exclusively(progress, work, folder = root) {
  const file = path.join(folder, '.cache', 'changing.lock');
  let said;
  for (;;) {
    if (isStopping()) throw new Failure('Stopped.');
    const { release, holder } = taken(file);
    if (release) return work().finally(release);
    if (holder !== said) progress.say(`Another command (process ${holder}) installs or builds here: this one waits for it. If there is none, remove ${file}.`);
    said = holder;
    await sleep(200);
  }
}
