// npm test: installs what is missing, then runs every check in order and adds up. Plain JavaScript for Node 20.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './build-app.mjs';
import { chromium } from './chromium.mjs';
import { drawDemoPhotos } from './draw-demo-photos.mjs';
import { installPackages } from './install-packages.mjs';
import { startPostgres } from './postgres.mjs';
import { createProgress } from './progress.mjs';
import { Failure, root, runCommand, runMain, toolEnv } from './run-command.mjs';
import { countBrowser, countUnit } from './test-counts.mjs';
import { totals } from './test-totals.mjs';

const minutes = (count) => count * 60_000;
const results = path.join(root, '.cache', 'test-results');
const unitReport = path.join(results, 'unit.json');
const browserReport = path.join(results, 'browser.json');

const tool = (name, args, { timeLimit = minutes(10), env = {} } = {}) =>
  runCommand(path.join(root, 'node_modules', '.bin', name), args, { show: true, timeLimit, env: toolEnv(env) });

async function types() {
  // Next writes the types of pages and style modules, which a fresh clone does not have.
  await tool('next', ['typegen']);
  await tool('tsc', ['--noEmit']);
}

const lint = () => runCommand('npm', ['run', '--silent', 'lint'], { show: true, timeLimit: minutes(10) });

async function unitAndScreen(progress) {
  const postgres = await startPostgres(progress);
  if (!postgres && process.env.CI) throw new Failure('There is no PostgreSQL for the tests that claim it.');
  if (!postgres) progress.say('There is no PostgreSQL here, so what needs one is skipped.');
  try {
    await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], {
      timeLimit: minutes(18),
      env: postgres ? { TEST_DATABASE_URL: postgres.url } : {},
    });
  } finally {
    await postgres?.stop();
  }
}

const build = (progress) =>
  Promise.all([buildApp(progress, { dataDir: path.join(root, '.data'), timeLimit: minutes(8) }), drawDemoPhotos(progress)]);

const browser = (executable) =>
  tool('playwright', ['test'], { timeLimit: minutes(38), env: { PLAYWRIGHT_CHROMIUM: executable, E2E_REPORT: browserReport } });

runMain(async () => {
  const progress = createProgress();
  const { run, summary } = totals(progress);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  await installPackages(progress);
  const executable = await chromium(progress).catch((error) => error);

  await run('Types', types);
  await run('Lint', lint);
  await run('Unit and screen tests', () => unitAndScreen(progress), () => countUnit(unitReport));
  const built = await run('Build', () => build(progress));
  await run(
    'Browser tests',
    () => {
      if (!built) throw new Failure('The app could not be built, so no browser could open it.');
      if (executable instanceof Error) throw executable;
      return browser(executable);
    },
    () => countBrowser(browserReport),
  );
  await run('Conformance', () => tool('tsx', ['scripts/conformance.ts']));
  process.exitCode = summary();
});
