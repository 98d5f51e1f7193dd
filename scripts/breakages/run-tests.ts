// Runs the tests that must notice breakages, in a copy of the product: those of Vitest, or journeys in the browser on the built app.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { browserRun, unitRun, type TestRun } from '../test-results';
import { namesOf } from './noticed';
import type { Breakage } from './table';

/** The titles of the tests that failed and that passed, among those of some breakages. */
export type Outcome = { failed: string[]; passed: string[] };

const filesOf = (some: readonly Breakage[]) => [...new Set(some.flatMap(({ tests }) => tests.split(' ')))];
const namesOfAll = (some: readonly Breakage[]) => [...new Set(some.map(namesOf))].join('|');
const bin = (name: string) => path.join('node_modules', '.bin', name);

function outcome(run: TestRun | undefined): Outcome {
  if (!run) throw new Error('The tests could not be run: they wrote no results.');
  const titles = (wanted: string) => run.results.filter((each) => each.outcome === wanted).map(({ title }) => title.trim());
  const unread = [...run.unread.map((file) => `${file} could not be begun`), ...(run.brokenOff ? [run.brokenOff] : [])];
  return { failed: [...titles('failed'), ...unread], passed: titles('passed') };
}

/** The tests of Vitest. Throws where they could not be run. */
export function runUnits(copy: string, some: readonly Breakage[]): Outcome {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  // A machine that has much else to do is slow, and that is no fault of the product.
  const patience = ['--testTimeout=120000', '--hookTimeout=120000'];
  spawnSync(bin('vitest'), ['run', '--reporter=json', `--outputFile=${report}`, '-t', namesOfAll(some), ...patience, ...filesOf(some)], { cwd: copy, stdio: 'ignore', env: { ...process.env, TEST_DATABASE_URL: '' } });
  return outcome(unitRun(report, copy));
}

/** The journeys in a desktop browser, on the app as it is built of the copy. Throws where they could not be run, as where it cannot be built. */
export function runJourneys(copy: string, some: readonly Breakage[]): Outcome {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  spawnSync(bin('playwright'), ['test', '--project', 'desktop', '--grep', namesOfAll(some), ...filesOf(some)], { cwd: copy, stdio: 'ignore', env: { ...process.env, E2E_REPORT: report } });
  return outcome(browserRun(report));
}
