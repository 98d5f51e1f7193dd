// How many tests a report holds, by outcome, and what became of those that did not pass at once. Node 20 reads this, so it is not in test-results.ts.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { browserTests } from './browser-tests.mjs';

const none = { passed: 0, failed: 0, skipped: 0, notes: [], unsteady: [] };
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const firstLines = (text, count) => stripVTControlCharacters(text).split('\n').filter((line) => line.trim() !== '').slice(0, count).map((line) => line.trimEnd().slice(0, 300));

/** The lines of a note: which test, the first lines of what it said, and of the page that it looked at. */
const note = (mark, title, said = '', page = '') => [`${mark} ${title}`, ...firstLines(said, 8).map((line) => `    ${line}`), ...firstLines(page, 60).map((line) => `      | ${line}`)].join('\n');

/**
 * Counts of a Vitest JSON report. A file that did not even load, or whose set-up failed so that no test of it ran, is one failure, and so is
 * each error outside any test, which `unhandled` holds.
 */
export function countUnit(file, unhandled) {
  const report = read(file);
  if (!report) return none;
  const outside = unhandled ? (read(unhandled) ?? []) : [];
  const unread = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'));
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length + outside.length,
    skipped: report.numPendingTests + report.numTodoTests,
    notes: [
      ...unread.map(({ name, message }) => note('✗', name, message)),
      ...failed.map(({ fullName, failureMessages }) => note('✗', fullName, failureMessages?.[0])),
      ...outside.map((said) => note('✗', 'an error outside any test', said)),
    ],
    unsteady: report.testResults.flatMap(({ unsteady = [] }) => unsteady.map(({ title, said }) => note('!', title, said))),
  };
}

const firstFailure = (results) => results.find(({ error }) => error);

/** What a browser test said at its first failure. Behind "timed out" stands what it was waiting for. */
const saidBy = (results) => {
  const failed = firstFailure(results);
  return (failed?.errors?.length ? failed.errors : [failed?.error]).map((error) => error?.message ?? '').join('\n');
};

/** What the page showed then, where the report has it. */
const pageOf = (results) => firstFailure(results)?.page ?? '';

/** Counts of a Playwright JSON report. A test that failed beside others and passed alone has passed, and is named as unsteady. */
export function countBrowser(file) {
  const report = read(file);
  if (!report) return none;
  const tests = browserTests(report).map(({ title, test: { status, results } }) => ({ title, status, said: saidBy(results), page: pageOf(results) }));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    notes: tests.filter(({ status }) => status === 'unexpected').map(({ title, said, page }) => note('✗', title, said, page)),
    unsteady: tests.filter(({ status }) => status === 'flaky').map(({ title, said, page }) => note('!', title, said, page)),
  };
}
