import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/tests/temporary-folder';
import { countBrowser, countUnit } from './test-counts.mjs';

const report = (content: unknown) => {
  const file = path.join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a browser test that failed beside others and passed alone has passed, and is named as unsteady with what went wrong', () => {
  const results = [{ error: { message: 'Timed out' }, errors: [{ message: '\u001b[31mTimed out\u001b[39m\n' }, { message: 'at line 7' }] }, {}];
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status, results }] });
  const file = report({
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 2 },
    suites: [{ title: 'chat.spec.ts', specs: [spec('a', 'expected'), spec('b', 'flaky')], suites: [{ title: 'offline', specs: [spec('c', 'unexpected')] }] }],
  });
  expect(countBrowser(file)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
    notes: ['✗ chat.spec.ts › offline › c › (phone)\n    Timed out\n    at line 7'],
    unsteady: ['! chat.spec.ts › b › (phone)\n    Timed out\n    at line 7'],
  });
});

test('what the page showed when a test failed first is told with it', () => {
  const results = [{ error: { message: 'not there' }, errors: [{ message: 'not there' }], page: '- heading "Een ogenblik" [level=1]\n- link "Verder"' }, {}];
  const file = report({ stats: { expected: 0, flaky: 1, unexpected: 0, skipped: 0 }, suites: [{ title: 'a.spec.ts', specs: [{ title: 'b', tests: [{ projectName: 'phone', status: 'flaky', results }] }] }] });
  expect(countBrowser(file).unsteady).toEqual(['! a.spec.ts › b › (phone)\n    not there\n      | - heading "Een ogenblik" [level=1]\n      | - link "Verder"']);
});

test('a test file that could not be loaded, or whose set-up failed, is a failure of its own', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'failed', message: 'no database', assertionResults: [{ status: 'skipped', fullName: 'y' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'x' }, { status: 'failed', fullName: 'adds', failureMessages: ['3 is not 4'] }] },
    ],
  });
  expect(countUnit(file)).toEqual({ passed: 3, failed: 3, skipped: 2, notes: ['✗ a.test.ts\n    no such module', '✗ c.test.ts\n    no database', '✗ adds\n    3 is not 4'], unsteady: [] });
});

test('an error outside any test is a failure, and is named', () => {
  const file = report({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] });
  const notes = ['✗ an error outside any test\n    TypeError: x is not a function\n        at y'];
  expect(countUnit(file, report(['TypeError: x is not a function\n    at y']))).toEqual({ passed: 3, failed: 1, skipped: 0, notes, unsteady: [] });
  expect(countUnit(file, 'nowhere.json').failed).toBe(0);
});

test('no report holds no tests', () => {
  expect(countUnit('nowhere.json')).toEqual({ passed: 0, failed: 0, skipped: 0, notes: [], unsteady: [] });
});
