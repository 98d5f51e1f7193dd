// Finds programs of the machine, and asks Debian for them where this process may.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { runCommand, toolEnv } from './run-command.mjs';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of the names that lies in one of the folders (PATH by default), as an absolute path, or undefined. */
export function findProgram(names, folders = (process.env.PATH ?? '').split(path.delimiter)) {
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (folder !== '' && isExecutable(file)) return file;
    }
  }
  return undefined;
}

/** Whether packages of Debian or Ubuntu can be installed: as root, where apt is. */
export const canInstall = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/** Installs packages with apt. */
export async function aptInstall(packages, tell) {
  const env = toolEnv({ DEBIAN_FRONTEND: 'noninteractive' });
  await runCommand('apt-get', ['update'], { env, onLine: tell });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, onLine: tell });
}
