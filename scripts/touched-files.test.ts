import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './touched-files.mjs';

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'touched-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.test', ...args], { cwd: folder, stdio: 'ignore' });
  const write = (...files: string[]) => files.forEach((file) => writeFileSync(join(folder, file), `${Math.random()}`));
  git('init', '-b', 'main');
  write('kept.ts', 'committed.ts', 'edited.ts', 'removed.ts');
  git('add', '.');
  git('commit', '-m', 'first');
  return { folder, git, write };
}

test('what was committed on the branch, edited, staged or added since it left main has changed; what is gone has not', () => {
  const { folder, git, write } = repository();
  git('switch', '-c', 'branch');
  write('committed.ts');
  git('commit', '-am', 'second');
  write('edited.ts', 'staged.ts', 'added.ts');
  git('add', 'staged.ts');
  rmSync(join(folder, 'removed.ts'));
  expect(changedFiles(folder)).toEqual(['added.ts', 'committed.ts', 'edited.ts', 'staged.ts']);
});

test('without a main nobody can say what has changed', () => {
  const { folder, git } = repository();
  git('branch', '-m', 'other');
  expect(changedFiles(folder)).toBeUndefined();
});
