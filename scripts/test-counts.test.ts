import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countBrowser, countUnit } from './test-counts.mjs';

const report = (content: unknown) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a browser test that passed at its second try has passed, and is named with what went wrong at first', () => {
  const results = [{ error: { message: '\u001b[31mTimed out\u001b[39m\n\nat line 7' } }, {}];
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status, results }] });
  const file = report({
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 2 },
    suites: [{ title: 'chat.spec.ts', specs: [spec('a', 'expected'), spec('b', 'flaky')], suites: [{ title: 'offline', specs: [spec('c', 'unexpected')] }] }],
  });
  expect(countBrowser(file)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
    notes: ['! at the second try: chat.spec.ts › b › (phone)\n    Timed out\n    at line 7', '✗ chat.spec.ts › offline › c › (phone)\n    Timed out\n    at line 7'],
  });
});

test('a test file that could not be loaded is a failure of its own', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'x' }, { status: 'failed', fullName: 'adds', failureMessages: ['3 is not 4'] }] },
    ],
  });
  expect(countUnit(file)).toEqual({ passed: 3, failed: 2, skipped: 1, notes: ['✗ a.test.ts\n    no such module', '✗ adds\n    3 is not 4'] });
});

test('no report holds no tests', () => {
  expect(countUnit('nowhere.json')).toEqual({ passed: 0, failed: 0, skipped: 0, notes: [] });
});
