// Installs what package-lock.json asks for, when node_modules holds something else.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
import { Failure, productNode, root, runCommand } from './run-command.mjs';

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

const liesThere = (place) => existsSync(path.join(root, place, 'package.json'));

/**
 * Whether every package of the lock lies there in its version; the ones for other machines may be missing. What npm noted at
 * its end is not believed alone: a folder may have gone since.
 */
export function isInstalled(wanted = packagesIn('package-lock.json'), present = packagesIn('node_modules/.package-lock.json'), lies = liesThere) {
  if (!wanted || !present) return false;
  const isThere = ([place, { version, optional, devOptional, peer }]) =>
    present[place] ? present[place].version === version && lies(place) : Boolean(optional || devOptional || peer);
  return Object.entries(wanted).every((entry) => entry[0] === '' || isThere(entry));
}

/** Installs if need be, and makes sure that there is a Node new enough for the tools. */
export async function installPackages(progress) {
  if (!existsSync(path.join(root, 'package-lock.json'))) throw new Failure('package-lock.json is missing: this is not a whole copy of the project.');
  const install = () =>
    progress.step('Installing packages', (tell) => runCommand('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], { onLine: tell, failure: 'npm ci' }));
  // Two at once would each remove what the other has laid down.
  if (!isInstalled()) await exclusively(progress, async () => isInstalled() || install());
  if (productNode() === process.execPath && Number(process.versions.node.split('.')[0]) < 22) {
    throw new Failure(`There is no packaged Node for ${process.platform} ${process.arch}: install Node 22 or newer yourself (this is ${process.version}).`);
  }
}
