// How many tests a report holds, by outcome. Node 20 reads this, so it is not in test-results.ts.
import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Counts of a Vitest JSON report. A file that did not even load is one failure. */
export function countUnit(file) {
  const report = read(file);
  if (!report) return none;
  const unread = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread, skipped: report.numPendingTests + report.numTodoTests };
}

/** Counts of a Playwright JSON report. */
export function countBrowser(file) {
  const report = read(file);
  if (!report) return none;
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, skipped: report.stats.skipped };
}
