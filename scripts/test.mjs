// npm test: installs what is missing, then runs every check in order and adds up. Plain JavaScript for Node 20.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './build-app.mjs';
import { chromium, headlessShell } from './chromium.mjs';
import { drawDemoPhotos } from './draw-demo-photos.mjs';
import { installPackages } from './install-packages.mjs';
import { startPostgres } from './postgres.mjs';
import { prepareWorld, worldFolder } from './prepared-world.mjs';
import { createProgress } from './progress.mjs';
import { installRedis } from './redis.mjs';
import { browserReports, endOf, joinBrowserReports, repeatFailed, unitReports } from './repeat-failed.mjs';
import { Failure, root, runCommand, runMain, toolEnv } from './run-command.mjs';
import { slowestFiles } from './slowest-files.mjs';
import { testStamp } from './source-stamp.mjs';
import { countBrowser, countUnit } from './test-counts.mjs';
import { totals } from './test-totals.mjs';
import { typesAndLint } from './types-and-lint.mjs';

const minutes = (count) => count * 60_000;
/** Only against a run that would never end. */
const longest = minutes(80);
const results = path.join(root, '.cache', 'test-results');
const unitReport = path.join(results, 'unit.json');
const unhandledReport = path.join(results, 'unhandled.json');
const browserReport = path.join(results, 'browser.json');
const timedReport = path.join(results, 'timed.json');

const tool = (name, args, { timeLimit = minutes(10), env = {} } = {}) =>
  runCommand(path.join(root, 'node_modules', '.bin', name), args, { show: true, timeLimit, env: toolEnv(env) });

/** Whether a report is there and lists errors outside any test, which no repeated test can undo. */
const holdsAny = (file, errorsIn) => existsSync(file) && errorsIn(JSON.parse(readFileSync(file, 'utf8'))).length > 0;

async function unitAndScreen(progress) {
  const postgres = await startPostgres(progress);
  if (!postgres && process.env.CI) throw new Failure('There is no PostgreSQL for the tests that claim it.');
  if (!postgres) progress.say('There is no PostgreSQL here, so what needs one is skipped.');
  // Each suite starts a Redis of its own: some take it away.
  const redis = await installRedis(progress);
  if (!redis && process.env.CI) throw new Failure('There is no Redis for the tests that claim it.');
  if (!redis) progress.say('There is no Redis here, so what needs one is skipped.');
  const run = (report, failed) =>
    tool('vitest', ['run', ...(failed ? [...failed, '--maxWorkers=1'] : []), '--reporter=default', '--reporter=json', '--reporter=./scripts/unhandled-reporter.mjs', `--outputFile.json=${report}`], {
      timeLimit: longest,
      env: { ...(failed ? {} : { UNHANDLED_REPORT: unhandledReport }), ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) },
    });
  try {
    await repeatFailed(progress, unitReport, unitReports, run, () => holdsAny(unhandledReport, (errors) => errors));
  } finally {
    await postgres?.stop();
  }
}

/** The app, and beside it what its browser tests begin with. */
const build = (progress) =>
  Promise.all([buildApp(progress, { dataDir: path.join(root, '.data'), timeLimit: minutes(8) }), drawDemoPhotos(progress), prepareWorld(worldFolder(), progress)]);

/** Runs projects of the browser tests, and what failed of them again, alone. */
const projects = (progress, { executable, light }, names, report, ...options) =>
  repeatFailed(
    progress,
    report,
    browserReports,
    (file, failed) =>
      tool('playwright', ['test', ...names.map((name) => `--project=${name}`), ...(failed ? ['--last-failed', '--workers=1'] : options)], {
        timeLimit: longest,
        env: { PLAYWRIGHT_CHROMIUM: executable, PLAYWRIGHT_HEADLESS_SHELL: light ?? '', E2E_REPORT: file, ...(failed ? { E2E_TRACE: 'on' } : {}) },
      }),
    () => holdsAny(report, ({ errors }) => errors),
  );

/** The journeys; then, alone on the machine, what measures time. One report holds both. */
async function browser(progress, browsers) {
  const ends = [
    await endOf(projects(progress, browsers, ['phone', 'desktop'], browserReport)),
    await endOf(projects(progress, browsers, ['timed'], timedReport, '--workers=1')),
  ];
  joinBrowserReports(browserReport, timedReport);
  const error = ends.find(Boolean);
  if (error) throw error;
}

runMain(async () => {
  const progress = createProgress();
  const { run, summary } = totals(progress);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  await installPackages(progress);
  const light = await headlessShell(progress);
  const executable = await chromium(progress).catch((error) => error);

  // Conformance asks later whether these are still the sources.
  writeFileSync(path.join(results, 'sources'), testStamp(root));
  const { types, lint } = typesAndLint(progress);
  await run('Types', types);
  await run('Lint', lint);
  await run('Unit and screen tests', () => unitAndScreen(progress), () => countUnit(unitReport, unhandledReport));
  const built = await run('Build', () => build(progress));
  await run(
    'Browser tests',
    () => {
      if (!built) throw new Failure('The app could not be built, so no browser could open it.');
      if (executable instanceof Error) throw executable;
      return browser(progress, { executable, light });
    },
    () => countBrowser(browserReport),
  );
  await run('Conformance', () => tool('tsx', ['scripts/conformance.ts', '--of-this-run']));
  process.exitCode = summary(slowestFiles(unitReport, browserReport));
});
