// Reads what npm test wrote of its runs: Vitest's JSON and Playwright's, as one list of titles and outcomes, and whether the runs were whole.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testStamp } from './source-stamp.mjs';

export type TestResult = { title: string; outcome: 'passed' | 'failed' | 'skipped'; file: string };
/** A run, the files it went through, those of them that could not be read or set up, so that their tests did not run, and whether it ended before its end. */
export type TestRun = { results: TestResult[]; files: string[]; unread: string[]; brokenOff?: string; began: Date };

type UnitReport = { startTime: number; testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[] };
type BrowserReport = { suites: Suite[]; errors: { message?: string }[]; stats: { startTime: string } };
type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] };

const outcomes: Record<string, TestResult['outcome']> = { passed: 'passed', expected: 'passed', flaky: 'passed', skipped: 'skipped', pending: 'skipped', todo: 'skipped', disabled: 'skipped' };
const outcomeOf = (status: string) => outcomes[status] ?? 'failed';

const read = <T>(file: string): T | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined);
const posix = (place: string) => place.replaceAll('\\', '/');

const inSuite = (suite: Suite, above: string[] = []): TestResult[] => {
  const titles = suite.title === '' ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      title: [...titles, spec.title, `(${projectName})`].join(' › '),
      outcome: outcomeOf(status),
      file: `e2e/${posix(spec.file)}`,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, titles))];
};

/** The unit and screen tests of a Vitest JSON report, with files as seen from `root`; undefined when there is none. */
export function unitRun(file: string, root = process.cwd()): TestRun | undefined {
  const report = read<UnitReport>(file);
  if (!report) return undefined;
  const suites = report.testResults.map(({ name, ...rest }) => ({ name: posix(path.relative(root, name)), ...rest }));
  return {
    results: suites.flatMap(({ name, assertionResults }) => assertionResults.map(({ fullName, status }) => ({ title: fullName, outcome: outcomeOf(status), file: name }))),
    files: suites.map(({ name }) => name),
    unread: suites.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed')).map(({ name }) => name),
    began: new Date(report.startTime),
  };
}

/** The browser tests of a Playwright JSON report, one for each device; undefined when there is none. */
export function browserRun(file: string): TestRun | undefined {
  const report = read<BrowserReport>(file);
  if (!report) return undefined;
  const results = report.suites.flatMap((suite) => inSuite(suite));
  const [error] = report.errors;
  return {
    results,
    files: [...new Set(results.map((each) => each.file))],
    unread: [],
    brokenOff: error && (error.message ?? 'an error outside any test').split('\n')[0],
    began: new Date(report.stats.startTime),
  };
}

/** The test files of the repository, as the two runners look for them. */
export function testFiles(root = '.'): { unit: string[]; browser: string[] } {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules');
  const below = folders.flatMap(({ name }) => readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${posix(file)}`));
  const beside = readdirSync(root).filter((name) => /\.test\.tsx?$/.test(name));
  return {
    unit: [...beside, ...below.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/'))],
    browser: below.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)),
  };
}

/** What keeps a run from speaking for all tests: files that it did not go through, could not begin, or that are gone since. */
export function gapsIn(run: TestRun | undefined, all: readonly string[], kind: string): string[] {
  if (!run) return [`There are no results of the ${kind} tests: run npm test first.`];
  const passed = new Set(run.files);
  const missing = all.filter((file) => !passed.has(file));
  const gone = run.files.filter((file) => !all.includes(file));
  const some = (files: string[]) => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`;
  return [
    ...(missing.length > 0 ? [`The run of the ${kind} tests was not whole, so it proves nothing: it lacks ${some(missing)}.`] : []),
    ...(gone.length > 0 ? [`The results of the ${kind} tests hold files that are gone: ${some(gone)}.`] : []),
    ...(run.brokenOff ? [`The run of the ${kind} tests was broken off: ${run.brokenOff}`] : []),
    ...run.unread.map((file) => `${file} could not be begun, so nobody knows what it proves.`),
  ];
}

/** Why results say nothing of the sources as they are: `file` holds the stamp of those that npm test began with. */
export function changesSince(file: string, root = '.'): string[] {
  if (!existsSync(file)) return ['Nobody knows of which sources these results are: run npm test.'];
  return readFileSync(file, 'utf8') === testStamp(root) ? [] : ['The sources have changed since these tests began: run npm test again.'];
}
