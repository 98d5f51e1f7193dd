// Runs the tests that failed beside others once more, alone, and settles the reports: what passes alone has passed, and is named as unsteady.
// Node 20 reads this.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.mjs';
import { isStopping, root } from './run-command.mjs';

/** How often what failed is run again. */
const repeats = 2;
/** More failures than these are no accident: they are not run again. */
const most = 40;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const failedInside = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');

/** Vitest's JSON report: what failed are whole files, since a set-up may be what fails. */
export const unitReports = {
  failed: (report) => report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(root, name)),

  /** Puts the results of a file that passed alone in the place of those that it failed with; `unsteady` keeps what it had said. */
  settle(report, again) {
    const alone = new Map(again.testResults.filter(({ status }) => status === 'passed').map((file) => [file.name, file]));
    const settled = report.testResults.map((file) => {
      const passed = file.status === 'failed' && alone.get(file.name);
      if (!passed) return file;
      const said = failedInside(file).map(({ fullName, failureMessages }) => ({ title: fullName, said: failureMessages?.[0] ?? '' }));
      return { ...passed, unsteady: said.length > 0 ? said : [{ title: path.relative(root, file.name), said: file.message ?? '' }] };
    });
    const tests = settled.flatMap(({ assertionResults }) => assertionResults);
    const count = (...of) => tests.filter(({ status }) => of.includes(status)).length;
    return { ...report, testResults: settled, numTotalTests: tests.length, numPassedTests: count('passed'), numFailedTests: count('failed'), numPendingTests: count('pending', 'skipped'), numTodoTests: count('todo') };
  },
};

/** Behind a failure in a serial group the rest does not run, and is told as skipped; a test that skips itself says so. */
const didNotRun = ({ status, annotations = [] }) => status === 'skipped' && !annotations.some(({ type }) => type === 'skip' || type === 'fixme');

/** What a page showed: the last part of the description of a failure that Playwright writes to a file of its own. */
const pageIn = (file) => readFileSync(file, 'utf8').split('```yaml\n').slice(1).at(-1)?.split('\n```')[0];

/** Playwright's JSON report. What did not run has not passed. */
export const browserReports = {
  /** Takes what the pages of failed tests showed into the report: the next run removes the files. */
  keep(report) {
    const kept = structuredClone(report);
    for (const result of browserTests(kept).flatMap(({ test }) => test.results)) {
      const described = result.attachments?.find(({ name }) => name === 'error-context')?.path;
      if (described && existsSync(described)) result.page = pageIn(described);
    }
    return kept;
  },

  failed: (report) => browserTests(report).filter(({ test }) => test.status === 'unexpected' || didNotRun(test)).map(({ title }) => title),

  /** What failed and passed alone is flaky, as Playwright calls it, with the results of both runs. What did not run beside others stands as it ended alone. */
  settle(report, again) {
    const alone = new Map(browserTests(again).map(({ title, test }) => [title, test]));
    const settled = structuredClone(report);
    for (const { title, test } of browserTests(settled)) {
      const repeated = alone.get(title);
      if (!repeated || (test.status !== 'unexpected' && !didNotRun(test))) continue;
      test.results.push(...repeated.results);
      // What failed and is skipped alone has not passed.
      const status = test.status === 'unexpected' ? (repeated.status === 'expected' ? 'flaky' : 'unexpected') : repeated.status;
      settled.stats[test.status] -= 1;
      settled.stats[status] += 1;
      test.status = status;
      test.annotations = repeated.annotations ?? [];
    }
    return settled;
  },
};

/** Adds a Playwright JSON report to another, where both are there. */
export function joinBrowserReports(file, other) {
  const [report, more] = [read(file), read(other)];
  if (!report || !more) return;
  const stats = { ...report.stats };
  for (const key of ['expected', 'unexpected', 'flaky', 'skipped']) stats[key] += more.stats[key];
  writeFileSync(file, JSON.stringify({ ...report, suites: [...report.suites, ...more.suites], errors: [...report.errors, ...more.errors], stats }));
}

/** How a run ended: undefined when it passed, else what it failed with. */
export const endOf = (running) => running.then(() => undefined, (error) => error);

/**
 * Runs tests, and what failed of them again, alone. The report is settled in its place.
 * @param {{ say: (line: string) => void }} progress
 * @param {string} file where `run` has the report written
 * @param {{ keep?: (report: object) => object, failed: (report: object) => string[], settle: (report: object, again: object) => object }} reports
 * @param {(file: string, failed?: string[]) => Promise<void>} run without `failed` all tests, otherwise those alone; rejects when one of them fails
 * @param {() => boolean} [failedOutside] whether something failed that is no test and so cannot be repeated
 * @returns {Promise<void>} rejects as the first run did, where something still fails
 */
export async function repeatFailed(progress, file, reports, run, failedOutside = () => false) {
  const error = await endOf(run(file));
  if (!error) return;
  if (reports.keep && existsSync(file)) writeFileSync(file, JSON.stringify(reports.keep(read(file))));
  const failed = () => reports.failed(read(file) ?? { testResults: [], suites: [] });
  const first = failed();
  if (first.length === 0 || first.length > most || failedOutside()) throw error;
  const again = `${file}.again`;
  for (let attempt = 1; attempt <= repeats && failed().length > 0 && !isStopping(); attempt += 1) {
    progress.say(`\n${failed().length} failed beside others; alone, try ${attempt} of ${repeats}:`);
    rmSync(again, { force: true });
    await endOf(run(again, failed()));
    const report = read(again);
    if (report) writeFileSync(file, JSON.stringify(reports.settle(read(file), report)));
  }
  if (failed().length > 0 || isStopping()) throw error;
}
