import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/tests/temporary-folder';
import { browserReports, joinBrowserReports, repeatFailed, unitReports } from './repeat-failed.mjs';
import { root } from './run-command.mjs';
import { countBrowser, countUnit } from './test-counts.mjs';

type Outcome = 'passed' | 'failed';
const inTree = (name: string) => path.join(root, name);
const unitFile = (name: string, outcomes: Record<string, Outcome>, status: Outcome = Object.values(outcomes).includes('failed') ? 'failed' : 'passed') => ({
  name: inTree(name),
  status,
  message: 'said',
  assertionResults: Object.entries(outcomes).map(([fullName, each]) => ({ fullName, status: each, failureMessages: each === 'failed' ? ['late'] : [] })),
});
const unit = (...testResults: ReturnType<typeof unitFile>[]) => ({
  numPassedTests: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length,
  numFailedTests: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed').length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
});
const browser = (outcomes: Record<string, 'expected' | 'unexpected'>) => ({
  errors: [],
  stats: { expected: Object.values(outcomes).filter((each) => each === 'expected').length, unexpected: Object.values(outcomes).filter((each) => each === 'unexpected').length, flaky: 0, skipped: 0 },
  suites: [
    {
      title: 'a.spec.ts',
      specs: Object.entries(outcomes).map(([title, status]) => ({ id: title, title, tests: [{ projectName: 'phone', status, results: [status === 'expected' ? {} : { error: { message: 'late' } }] }] })),
    },
  ],
});

/** Runs with these reports, one a try; what was asked for at each, what was said and whether it ended well. */
async function repeated(reports: typeof unitReports | typeof browserReports, tries: { report: object; fails: boolean }[], outside = false) {
  const file = path.join(temporaryFolder(), 'report.json');
  const asked: (string[] | undefined)[] = [];
  const said: string[] = [];
  const run = (place: string, failed?: string[]) => {
    const { report, fails } = tries[asked.length]!;
    asked.push(failed);
    writeFileSync(place, JSON.stringify(report));
    return fails ? Promise.reject(new Error('ended with code 1')) : Promise.resolve();
  };
  const ended = await repeatFailed({ say: (line: string) => said.push(line) }, file, reports, run, () => outside).then(
    () => 'passed',
    (error: Error) => error.message,
  );
  return { file, asked, said, ended, settled: JSON.parse(readFileSync(file, 'utf8')) as object };
}

test('a unit test that fails beside others and passes alone has passed; its file is run again whole, and its name is kept', async () => {
  const { asked, ended, file } = await repeated(unitReports, [
    { report: unit(unitFile('lib/a.test.ts', { one: 'passed', two: 'failed' }), unitFile('lib/b.test.ts', { three: 'passed' }), unitFile('lib/c.test.ts', {}, 'failed')), fails: true },
    { report: unit(unitFile('lib/a.test.ts', { one: 'passed', two: 'passed' }), unitFile('lib/c.test.ts', { four: 'passed' })), fails: false },
  ]);
  expect(ended).toBe('passed');
  expect(asked).toEqual([undefined, ['lib/a.test.ts', 'lib/c.test.ts']]);
  expect(countUnit(file)).toEqual({ passed: 4, failed: 0, skipped: 0, notes: [], unsteady: ['! two\n    late', '! lib/c.test.ts\n    said'] });
});

test('a browser test that passes at its second try alone has passed; one that fails three times has failed', async () => {
  const { asked, ended, file } = await repeated(browserReports, [
    { report: browser({ one: 'expected', two: 'unexpected', three: 'unexpected' }), fails: true },
    { report: browser({ two: 'unexpected', three: 'unexpected' }), fails: true },
    { report: browser({ two: 'expected', three: 'unexpected' }), fails: true },
  ]);
  expect(ended).toBe('ended with code 1');
  expect(asked).toEqual([undefined, ['a.spec.ts › two › (phone)', 'a.spec.ts › three › (phone)'], ['a.spec.ts › two › (phone)', 'a.spec.ts › three › (phone)']]);
  expect(countBrowser(file)).toEqual({ passed: 2, failed: 1, skipped: 0, notes: ['✗ a.spec.ts › three › (phone)\n    late'], unsteady: ['! a.spec.ts › two › (phone)\n    late'] });
});

test('a browser test that fails in the second of its projects and passes alone has passed, though it has another id there', async () => {
  const inProjects = (id: string, statuses: Record<string, string>) => {
    const report = browser({});
    report.stats = { expected: Object.values(statuses).filter((each) => each === 'expected').length, unexpected: Object.values(statuses).filter((each) => each === 'unexpected').length, flaky: 0, skipped: 0 };
    report.suites[0]!.specs.push({ id, title: 'one', tests: Object.entries(statuses).map(([projectName, status]) => ({ projectName, status, results: [status === 'expected' ? {} : { error: { message: 'late' } }] })) } as never);
    return report;
  };
  const { asked, ended, file } = await repeated(browserReports, [
    { report: inProjects('of the phone', { phone: 'expected', desktop: 'unexpected' }), fails: true },
    { report: inProjects('of the desktop', { desktop: 'expected' }), fails: false },
  ]);
  expect([ended, asked.length]).toEqual(['passed', 2]);
  expect(countBrowser(file)).toMatchObject({ passed: 2, failed: 0, unsteady: ['! a.spec.ts › one › (desktop)\n    late'] });
});

test('nothing is run again where all passed, where what failed is no test, or where too much failed for an accident', async () => {
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`test ${index}`, 'unexpected' as const]));
  const cases = [
    await repeated(browserReports, [{ report: browser({ one: 'expected' }), fails: false }]),
    await repeated(browserReports, [{ report: browser({ one: 'expected' }), fails: true }]),
    await repeated(browserReports, [{ report: browser({ one: 'unexpected' }), fails: true }], true),
    await repeated(browserReports, [{ report: browser(many), fails: true }]),
  ];
  expect(cases.map(({ asked, ended }) => [asked.length, ended])).toEqual([[1, 'passed'], [1, 'ended with code 1'], [1, 'ended with code 1'], [1, 'ended with code 1']]);
});

test('the tests of two runs stand in one report', () => {
  const folder = temporaryFolder();
  const files = ['browser.json', 'timed.json'].map((name) => path.join(folder, name)) as [string, string];
  joinBrowserReports(...files);
  writeFileSync(files[0], JSON.stringify(browser({ one: 'expected' })));
  writeFileSync(files[1], JSON.stringify(browser({ two: 'expected', three: 'unexpected' })));
  joinBrowserReports(...files);
  expect(countBrowser(files[0])).toMatchObject({ passed: 2, failed: 1, notes: ['✗ a.spec.ts › three › (phone)\n    late'] });
});

test('what did not run behind a failure in its group has not passed, however that ends; what skips itself has nothing to pass', async () => {
  const serial = (first: 'expected' | 'unexpected') => {
    const report = browser({ one: first });
    const skipped = (title: string, annotations: { type: string }[]) => ({ id: title, title, tests: [{ projectName: 'phone', status: 'skipped', annotations, results: [] }] });
    report.suites[0]!.specs.push(...([skipped('two', []), skipped('three', [{ type: 'skip' }])] as never[]));
    return report;
  };
  const { asked, ended } = await repeated(browserReports, [
    { report: serial('unexpected'), fails: true },
    { report: browser({ one: 'expected' }), fails: false },
    { report: browser({}), fails: false },
  ]);
  expect([asked[1], asked[2], ended]).toEqual([['a.spec.ts › one › (phone)', 'a.spec.ts › two › (phone)'], ['a.spec.ts › two › (phone)'], 'ended with code 1']);
});

test('what did not run behind a failure in its group and passes alone has passed; what fails alone has failed', async () => {
  const serial = browser({ one: 'unexpected' });
  for (const title of ['two', 'three']) serial.suites[0]!.specs.push({ id: title, title, tests: [{ projectName: 'phone', status: 'skipped', annotations: [], results: [] }] } as never);
  serial.stats.skipped = 2;
  const green = await repeated(browserReports, [{ report: serial, fails: true }, { report: browser({ one: 'expected', two: 'expected', three: 'expected' }), fails: false }]);
  expect([green.ended, green.asked.length]).toEqual(['passed', 2]);
  expect(countBrowser(green.file)).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [], unsteady: ['! a.spec.ts › one › (phone)\n    late'] });
  const bad = { report: browser({ one: 'expected', two: 'unexpected', three: 'expected' }), fails: true };
  const red = await repeated(browserReports, [{ report: serial, fails: true }, bad, { report: browser({ two: 'unexpected' }), fails: true }]);
  expect([red.ended, red.asked[2]]).toEqual(['ended with code 1', ['a.spec.ts › two › (phone)']]);
  expect(countBrowser(red.file)).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
});

test('what failed beside others and skips itself alone has failed', async () => {
  const skips = browser({ one: 'unexpected' });
  Object.assign(skips.suites[0]!.specs[0]!.tests[0]!, { status: 'skipped', annotations: [{ type: 'skip' }], results: [] });
  const { ended, file } = await repeated(browserReports, [{ report: browser({ one: 'unexpected' }), fails: true }, { report: skips, fails: false }, { report: skips, fails: false }]);
  expect(ended).toBe('ended with code 1');
  expect(countBrowser(file)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('what a page showed when its test failed is kept, though the next run removes the file that says so', async () => {
  const described = path.join(temporaryFolder(), 'error-context.md');
  writeFileSync(described, '# Error details\n\n```\nlate\n```\n\n# Page snapshot\n\n```yaml\n- heading "Een ogenblik"\n```\n\n# Test source\n\n```ts\n1 |\n```');
  const first = browser({ one: 'unexpected' });
  Object.assign(first.suites[0]!.specs[0]!.tests[0]!.results[0]!, { attachments: [{ name: 'screenshot', path: 'gone.png' }, { name: 'error-context', path: described }] });
  const { ended, file } = await repeated(browserReports, [{ report: first, fails: true }, { report: browser({ one: 'expected' }), fails: false }]);
  expect(ended).toBe('passed');
  expect(countBrowser(file).unsteady).toEqual(['! a.spec.ts › one › (phone)\n    late\n      | - heading "Een ogenblik"']);
});
