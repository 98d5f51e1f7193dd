import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/tests/temporary-folder';
import { clauseReport, clausesIn, idsIn } from '@/scripts/clause-report';
import { testStamp } from '@/scripts/source-stamp.mjs';
import { browserRun, gapsIn, testFiles, unitRun, type TestResult } from '@/scripts/test-results';

const clauses = clausesIn('T06\t4\tOpening a chat\nC01\t7\tRetries\nV07\t5\tPhotos\n');
const result = (title: string, outcome: TestResult['outcome'] = 'passed', file = 'e2e/a.spec.ts'): TestResult => ({ title, outcome, file });

test('ids are read from square brackets, one or several', () => {
  expect(idsIn('[T06] opening a chat')).toEqual(['T06']);
  expect(idsIn('calls › [C01, C03] are tried again [T01]')).toEqual(['C01', 'C03', 'T01']);
  expect(idsIn('[C01 C03] both')).toEqual(['C01', 'C03']);
  expect(idsIn('a list [1] and a [WORD]')).toEqual([]);
  expect(idsIn('[bar S13] a bar has numbers of its own')).toEqual([]);
});

const [opening, retries] = clauses;
const only = (clause = opening!, ...results: TestResult[]) => clauseReport([clause], results);

test('a clause with a passing test on the built app is proved, and its title is printed; one without a test is told', () => {
  const { lines, proved, problems } = clauseReport(clauses, [result('[T06] opening a chat sets its unread count to 0')]);
  expect(proved).toBe(1);
  expect(problems).toEqual(['C01 is not proved: no passing test carries [C01]: Retries', 'V07 is not proved: no passing test carries [V07]: Photos']);
  expect(lines).toEqual(['✓ T06 Opening a chat', '      [T06] opening a chat sets its unread count to 0', '✗ C01 Retries', '✗ V07 Photos']);
});

test('a clause that unit tests alone prove is told; one proof on the built app is enough, if it passes', () => {
  const byUnit = result('[T06] of a part', 'passed', 'lib/a.test.ts');
  const told = 'T06 is proved by unit tests alone: no test of e2e carries [T06]';
  expect(only(opening, byUnit)).toEqual({ lines: ['✗ T06 Opening a chat', '      [T06] of a part'], proved: 1, problems: [told] });
  expect(only(opening, byUnit, result('[T06] on the app', 'skipped')).problems).toEqual([told]);
  expect(only(opening, byUnit, result('[T06] on the app')).problems).toEqual([]);
});

test('a skipped test proves nothing', () => {
  expect(only(retries, result('[C01] x', 'skipped'))).toEqual({ lines: ['✗ C01 Retries'], proved: 0, problems: ['C01 is not proved: no passing test carries [C01]: Retries'] });
});

test('a clause with a failing test is not proved, however many pass beside it', () => {
  const { lines, proved, problems } = only(opening, result('[T06] passes'), result('[T06] fails', 'failed'));
  expect(proved).toBe(0);
  expect(problems).toEqual(['T06 is not proved, since this test fails: [T06] fails']);
  expect(lines).toEqual(['✗ T06 Opening a chat', '    ✗ [T06] fails', '      [T06] passes']);
});

const written = (content: unknown) => {
  const file = path.join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a run that lacks a test file, or could not begin one, does not speak for all', () => {
  const file = written({
    startTime: 0,
    testResults: [
      { name: path.resolve('lib/a.test.ts'), status: 'passed', assertionResults: [{ fullName: '[C01] a', status: 'passed' }] },
      { name: path.resolve('lib/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.resolve('lib/d.test.ts'), status: 'failed', assertionResults: [{ fullName: '[C02] whose set-up failed', status: 'skipped' }] },
    ],
  });
  expect(gapsIn(unitRun(file), ['lib/a.test.ts', 'lib/b.test.ts', 'lib/c.test.ts', 'lib/d.test.ts'], 'unit')).toEqual([
    'The run of the unit tests was not whole, so it proves nothing: it lacks lib/c.test.ts.',
    'lib/b.test.ts could not be begun, so nobody knows what it proves.',
    'lib/d.test.ts could not be begun, so nobody knows what it proves.',
  ]);
  expect(gapsIn(unitRun('nowhere.json'), ['lib/a.test.ts'], 'unit')).toEqual(['There are no results of the unit tests: run npm test first.']);
});

test('a run of one browser test does not speak for all of them', () => {
  const specs = [{ title: 'x', file: 'deep/chat.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] }];
  const run = browserRun(written({ stats: { startTime: '2026-11-22T18:00:00Z' }, errors: [], suites: [{ title: 'deep/chat.spec.ts', specs }] }));
  expect(gapsIn(run, ['e2e/deep/chat.spec.ts'], 'browser')).toEqual([]);
  expect(gapsIn(run, ['e2e/deep/chat.spec.ts', 'e2e/likes.spec.ts'], 'browser')).toHaveLength(1);
  const late = browserRun(written({ stats: { startTime: '2026-11-22T18:00:00Z' }, errors: [{ message: 'Timed out after 41 minutes\nat …' }], suites: [{ title: 'deep/chat.spec.ts', specs }] }));
  expect(gapsIn(late, ['e2e/deep/chat.spec.ts'], 'browser')).toEqual(['The run of the browser tests was broken off: Timed out after 41 minutes']);
});

test('results are believed as long as the sources are those of the run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  const write = (place: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    writeFileSync(path.join(folder, place), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const conformance = (...words: string[]) => {
    const { status, stdout } = spawnSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('scripts/conformance.ts'), ...words], { cwd: folder, encoding: 'utf8' });
    return [status, stdout.split('\n').filter((line) => line.startsWith('- '))];
  };
  write('docs/clauses.tsv', 'T06\t4\tOpening a chat\n');
  write('lib/a.test.ts', 'a');
  write('e2e/b.spec.ts', 'b');
  write('.cache/test-results/unit.json', { startTime: 0, testResults: [{ name: path.join(folder, 'lib/a.test.ts'), status: 'passed', assertionResults: [{ fullName: '[T06] a', status: 'passed' }] }] });
  write('.cache/test-results/browser.json', { stats: { startTime: '2026-11-22T18:00:00Z' }, errors: [], suites: [{ title: 'b.spec.ts', specs: [{ title: '[T06] b', file: 'b.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] }] }] });
  expect(conformance()).toEqual([1, ['- Nobody knows of which sources these results are: run npm test.']]);
  write('.cache/test-results/sources', testStamp(folder));
  write('.next/BUILD_ID', 'x');
  write('next-env.d.ts', 'x');
  expect(conformance()).toEqual([0, []]);
  write('lib/a.ts', 'edited');
  const edited = '- The sources have changed since these tests began: run npm test again.';
  expect(conformance()).toEqual([1, [edited]]);
  // npm test itself fails for what its tests say, not for an editor beside it.
  expect(conformance('--of-this-run')).toEqual([0, [edited]]);
  write('.cache/test-results/browser.json', { stats: { startTime: '2026-11-22T18:00:00Z' }, errors: [], suites: [{ title: 'b.spec.ts', specs: [{ title: 'b', file: 'b.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] }] }] });
  expect(conformance('--of-this-run')).toEqual([1, [edited, '- T06 is proved by unit tests alone: no test of e2e carries [T06]']]);
  rmSync(path.join(folder, 'e2e/b.spec.ts'));
  expect(conformance()).toEqual([1, [edited, '- The results of the browser tests hold files that are gone: e2e/b.spec.ts.', '- T06 is proved by unit tests alone: no test of e2e carries [T06]']]);
  rmSync(folder, { recursive: true });
});

test('npm test notes the sources before the first test, and is not failed by what is edited beside it', () => {
  const npmTest = readFileSync('scripts/test.mjs', 'utf8');
  expect(npmTest.indexOf('testStamp(root)')).toBeLessThan(npmTest.indexOf("run('Types'"));
  expect(npmTest).toContain("'scripts/conformance.ts', '--of-this-run'");
});

test('the test files are found where the two runners look', () => {
  const { unit, browser } = testFiles();
  expect(unit).toEqual(expect.arrayContaining(['middleware.test.ts', 'tests/conformance.test.ts', 'lib/server/store/ledger-store.test.ts', 'features/shell/member-bars.test.tsx']));
  expect(browser).toContain('e2e/mocked-endpoints.spec.ts');
  expect([...unit, ...browser].filter((file) => /node_modules|\.next/.test(file))).toEqual([]);
});

test('only npm test says where the browser tests are to be written: a run of some of them leaves no result behind', () => {
  const { playwright, npmTest } = { playwright: readFileSync('playwright.config.ts', 'utf8'), npmTest: readFileSync('scripts/test.mjs', 'utf8') };
  expect(playwright).not.toContain('browser.json');
  expect(npmTest).toContain('E2E_REPORT:');
});

test('an id that is no clause is a problem', () => {
  expect(only(opening, result('[T06] x'), result('[Q42] x')).problems).toEqual(['[Q42] in e2e/a.spec.ts is no clause of docs/clauses.tsv: [Q42] x']);
});

test('the table has every clause, and each stands in a title of a test on the built app', () => {
  const table = clausesIn(readFileSync('docs/clauses.tsv', 'utf8')).map(({ id }) => id);
  expect(new Set(table).size).toBe(146);
  const titles = new Set(testFiles().browser.flatMap((file) => idsIn(readFileSync(file, 'utf8'))));
  expect(table.filter((id) => !titles.has(id))).toEqual([]);
});
