import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/tests/temporary-folder';
import { root } from './run-command.mjs';
import { slowestFiles } from './slowest-files.mjs';

const report = (content: unknown) => {
  const file = path.join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const unit = () => report({
  testResults: [
    { name: path.join(root, 'lib/a.test.ts'), startTime: 1_000, endTime: 3_500 },
    { name: path.join(root, 'lib/b.test.ts'), startTime: 2_000, endTime: 62_040 },
  ],
});
const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
const browser = () => report({ suites: [{ title: 'chat.spec.ts', specs: [spec(4_000)], suites: [{ title: 'offline', specs: [spec(1_000, 2_000)] }] }] });

test('the slowest files stand first, those of the unit and those of the browser tests among each other', () => {
  expect(slowestFiles(unit(), browser())).toEqual(['   60.0 s  lib/b.test.ts', '    7.0 s  e2e/chat.spec.ts', '    2.5 s  lib/a.test.ts']);
  expect(slowestFiles(unit(), browser(), 1)).toEqual(['   60.0 s  lib/b.test.ts']);
});

test('what did not run is not among them', () => {
  expect(slowestFiles('nowhere.json', browser())).toEqual(['    7.0 s  e2e/chat.spec.ts']);
  expect(slowestFiles('nowhere.json', 'nowhere.json')).toEqual([]);
});
