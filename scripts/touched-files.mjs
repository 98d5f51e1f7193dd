// What was changed since a branch left main, committed or not. Node 20 reads this.
import { execFileSync } from 'node:child_process';

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
