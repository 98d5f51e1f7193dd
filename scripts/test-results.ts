// Reads what the last test runs wrote: Vitest's JSON and Playwright's, as one list of titles and outcomes.
import { existsSync, readFileSync } from 'node:fs';

export type TestResult = { title: string; outcome: 'passed' | 'failed' | 'skipped'; file: string };

type UnitReport = { testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[] };
type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] };

const outcomes: Record<string, TestResult['outcome']> = { passed: 'passed', expected: 'passed', flaky: 'passed', skipped: 'skipped', pending: 'skipped', todo: 'skipped', disabled: 'skipped' };
const outcomeOf = (status: string) => outcomes[status] ?? 'failed';

const read = <T>(file: string): T | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined);

const inSuite = (suite: Suite, above: string[] = []): TestResult[] => {
  const path = suite.title === '' ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      title: [...path, spec.title, `(${projectName})`].join(' › '),
      outcome: outcomeOf(status),
      file: spec.file,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
};

/** The unit and screen tests of a Vitest JSON report; undefined when there is none. */
export const unitResults = (file: string): TestResult[] | undefined =>
  read<UnitReport>(file)?.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, outcome: outcomeOf(status), file: name })),
  );

/** The browser tests of a Playwright JSON report, one for each device; undefined when there is none. */
export const browserResults = (file: string): TestResult[] | undefined => read<{ suites: Suite[] }>(file)?.suites.flatMap((suite) => inSuite(suite));
