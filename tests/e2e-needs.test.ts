// Which browser tests need the app that all share: a run of others does not start it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsOf, needsOfRun } from '@/e2e/needs';

test('a file needs the app that all share unless it takes one of its own', () => {
  expect(needsOf("import { expect, test } from './fixtures';")).toBe('app');
  expect(needsOf("import { people, test } from './mock/test';")).toBe('build');
  expect(needsOf("import { test as base } from './fixtures';\nimport { withSecondApp } from './second-app';")).toBe('world');
});

test('a run needs what its files need, as far as it is clear which they are', () => {
  expect(needsOfRun(['test'])).toBe('app');
  expect(needsOfRun(['test', 'mocked'])).toBe('build');
  expect(needsOfRun(['test', 'e2e/php-server.spec.ts:40', '--project', 'desktop'])).toBe('build');
  expect(needsOfRun(['test', 'mocked', 'e2e/smtp.spec.ts'])).toBe('world');
  expect(needsOfRun(['test', 'mocked', 'home'])).toBe('app');
  expect(needsOfRun(['test', '--grep', 'mocked'])).toBe('app');
  expect(needsOfRun(['test', '--last-failed', '--workers=1'])).toBe('app');
  expect(needsOfRun(['show-report', 'mocked'])).toBe('app');
});

test('the files before a mocked server follow each other, as Playwright takes them: a worker starts their app once', () => {
  const files = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts')).toSorted();
  const mocked = files.flatMap((name, at) => (/from '\.\/mock\/test'/.test(readFileSync(`e2e/${name}`, 'utf8')) ? [at] : []));
  expect(mocked.length).toBeGreaterThan(15);
  expect(files.slice(mocked[0], mocked.at(-1)! + 1)).toEqual(mocked.map((at) => files[at]));
});
