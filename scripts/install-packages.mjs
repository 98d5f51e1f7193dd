// Installs what package-lock.json asks for, when node_modules holds something else.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, productNode, root, runCommand } from './run-command.mjs';

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Whether every package of the lock lies there in its version; the ones for other machines may be missing. */
export function isInstalled(wanted = packagesIn('package-lock.json'), present = packagesIn('node_modules/.package-lock.json')) {
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([place, entry]) => place === '' || present[place]?.version === entry.version || (!present[place] && (entry.optional || entry.devOptional || entry.peer)),
  );
}

/** Installs if need be, and makes sure that there is a Node new enough for the tools. */
export async function installPackages(progress) {
  if (!existsSync(path.join(root, 'package-lock.json'))) throw new Failure('package-lock.json is missing: this is not a whole copy of the project.');
  if (!isInstalled()) {
    await progress.step('Installing packages', (tell) =>
      runCommand('npm', ['ci', '--include=dev', '--include=optional'], { onLine: tell, failure: 'npm ci' }),
    );
  }
  if (productNode() === process.execPath && Number(process.versions.node.split('.')[0]) < 22) {
    throw new Failure(`There is no packaged Node for ${process.platform} ${process.arch}: install Node 22 or newer yourself (this is ${process.version}).`);
  }
}
