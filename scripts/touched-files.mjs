// What was changed since a branch left main, committed or not, and which sources stand on it by their imports. Node 20 reads this.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n').filter(Boolean);

/** Where this branch left main; undefined where there is no main. */
function origin(folder) {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(folder, 'merge-base', 'HEAD', main)[0];
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * The files that were changed or added, paths from the root; undefined where nobody can say since when.
 * @param {string} folder
 * @returns {string[] | undefined}
 */
export function changedFiles(folder) {
  const since = origin(folder);
  if (!since) return undefined;
  return [...new Set([...git(folder, 'diff', '--name-only', '--diff-filter=d', since), ...git(folder, 'ls-files', '--others', '--exclude-standard')])].sort();
}

const imports = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`\n]+)\1/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.mts'];

/** The files that the text of `file` imports; one named by a pattern (`@/locales/${locale}.json`) is every file that fits it. */
function importsOf(file, text, files) {
  return [...text.matchAll(imports)].flatMap(([, , name]) => {
    if (!name.startsWith('.') && !name.startsWith('@/')) return [];
    const place = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    if (place.includes('${')) {
      const fits = new RegExp(`^${place.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)).join('[^/]+')}$`);
      return [...files].filter((each) => fits.test(each));
    }
    return endings.map((ending) => place + ending).filter((each) => files.has(each));
  });
}

/**
 * `changed`, and what imports one of them over so many steps.
 * @param {string[]} changed
 * @param {Map<string, string>} texts every source with what it holds
 * @param {number} steps
 * @returns {string[]}
 */
export function standingOn(changed, texts, steps) {
  const files = new Set([...texts.keys(), ...changed]);
  const importers = new Map();
  for (const [file, text] of texts) for (const imported of importsOf(file, text, files)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  let found = new Set(changed);
  for (let step = 0; step < steps; step += 1) found = new Set([...found, ...[...found].flatMap((file) => importers.get(file) ?? [])]);
  return [...found].sort();
}
