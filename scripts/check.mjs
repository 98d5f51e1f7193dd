// npm run check: what a change since main can have broken, in a minute or so. Types, lint, the rules of the house and the unit tests that it
// touches; npm test remains the whole. Plain JavaScript for Node 20.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install-packages.mjs';
import { createProgress } from './progress.mjs';
import { root, runCommand, runMain, toolEnv } from './run-command.mjs';
import { slowestFiles } from './slowest-files.mjs';
import { countUnit } from './test-counts.mjs';
import { totals } from './test-totals.mjs';
import { changedFiles } from './touched-files.mjs';
import { typesAndLint } from './types-and-lint.mjs';

const results = path.join(root, '.cache', 'check-results');
const unitReport = path.join(results, 'unit.json');

/** They read the house from the disk, so no import tells what they stand on. */
const ofTheHouse = [
  'tests/architecture.test.ts', 'tests/fictional-everywhere.test.tsx', 'tests/gallery.test.tsx', 'lib/i18n/legal-texts.test.ts', 'lib/contract/errors.test.ts',
  ...['catalogue-rules', 'house-rules'].map((name) => `tests/house/${name}.test.ts`),
  ...['breakages', 'call-table', 'catalogues', 'decisions', 'once-files', 'packages', 'readme', 'recipes', 'settings-used'].map((name) => `tests/${name}.test.ts`),
];
/** They read the sheets, which no test imports. */
const ofTheStyles = ['contrast', 'looks', 'sheets'].map((name) => `styles/${name}.test.ts`);
/** A change of one of these may make anything wrong. */
const underEverything = new Set(['package-lock.json', 'tsconfig.json', 'eslint.config.mjs', '.oxlintrc.json', 'vitest.config.ts']);
/** Of what is generated a part: npm test makes more. */
const few = { MONEY_HISTORIES: '30', BAD_REQUESTS: '300' };
const isJourney = (file) => /^e2e\/.*\.ts$/.test(file);

/** Undefined: everything may have been touched. */
function touched() {
  const changed = changedFiles(root);
  if (!changed || changed.some((file) => underEverything.has(file))) return undefined;
  return changed;
}

runMain(async () => {
  const progress = createProgress();
  const { run, summary } = totals(progress);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await installPackages(progress);

  const found = touched();
  progress.say(found ? `${found.length} files changed since main.` : 'The change lies under everything, or there is no main to compare with: everything is checked.');
  const { types, lint } = typesAndLint(progress, found?.filter(isJourney));
  await run('Types', types);
  await run('Lint', lint);
  // What package.json says of commands touches no test; what it says of packages stands in the lock.
  const styles = found?.some((file) => file.endsWith('.scss')) ? ofTheStyles : [];
  const related = found ? ['related', '--run', ...ofTheHouse, ...styles, ...found.filter((file) => file !== 'package.json')] : ['run'];
  const vitest = () =>
    runCommand(path.join(root, 'node_modules', '.bin', 'vitest'), [...related, '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`], { show: true, env: toolEnv(few) });
  await run('House rules and touched tests', vitest, () => countUnit(unitReport));
  process.exitCode = summary(slowestFiles(unitReport, 'none', 5));
});
