import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceStamp, testStamp } from './source-stamp.mjs';

let folder: string;
const write = (place: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
  writeFileSync(path.join(folder, place), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vonk-stamp-'));
  write('app/page.tsx', 'page');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a changed source', 'app/page.tsx', 'other'],
  ['a new source', 'lib/site/new.ts', 'new'],
  ['a changed lock', 'package-lock.json', '{ }'],
  ['a changed text', 'locales/nl.json', '{}'],
])('%s changes the fingerprint', (_, place, text) => {
  const before = sourceStamp(folder);
  write(place, text);
  expect(sourceStamp(folder)).not.toBe(before);
});

test('a file that moves changes it, though nothing inside does', () => {
  const before = sourceStamp(folder);
  rmSync(path.join(folder, 'app/page.tsx'));
  write('app/home.tsx', 'page');
  expect(sourceStamp(folder)).not.toBe(before);
});

test.each(['app/page.test.tsx', 'tests/setup/a.ts', 'e2e/chat.spec.ts', 'docs/decisions.md', 'README.md', '.next/BUILD_ID', '.data/db', 'node_modules/a/b.js', 'public/sw.js', 'my-data/photos/a.webp'])(
  '%s is no source',
  (place) => {
    const leaveOut = [path.join(folder, 'my-data')];
    const before = sourceStamp(folder, leaveOut);
    write(place, 'anything');
    expect(sourceStamp(folder, leaveOut)).toBe(before);
  },
);

test.each(['app/page.tsx', 'app/page.test.tsx', 'tests/setup/a.ts', 'e2e/chat.spec.ts', 'gallery/scenes/a.tsx'])('%s is what tests go through', (place) => {
  const before = testStamp(folder);
  write(place, 'other');
  expect(testStamp(folder)).not.toBe(before);
});

test.each(['.next/BUILD_ID', '.cache/test-results/unit.json', '.git/index', '.data/db', 'next-env.d.ts', 'public/sw.js', 'tsconfig.tsbuildinfo', 'node_modules/a/b.js', 'docs/decisions.md'])(
  '%s may change while they run',
  (place) => {
    const before = testStamp(folder);
    write(place, 'anything');
    expect(testStamp(folder)).toBe(before);
  },
);
