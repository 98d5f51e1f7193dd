// npm run breakages: breaks the product on purpose in a copy of it, one line at a time, and says which of the tests that must notice did.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNamed, namesOf, noticed } from './breakages/noticed';
import { breakages, type Breakage } from './breakages/table';

const root = process.cwd();
const wanted = process.argv.slice(2);
const copy = mkdtempSync(path.join(tmpdir(), 'vonk-breakages-'));
const chosen = breakages.filter(({ id, file, says }) => wanted.length === 0 || wanted.some((word) => id === word || file.includes(word) || says === word));

function fill(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => file && !file.startsWith('public/art') && existsSync(path.join(root, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** The titles of the tests that failed and that passed, among those of some breakages. Throws where the tests could not be run. */
function run(some: readonly Breakage[]): { failed: string[]; passed: string[] } {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const files = [...new Set(some.flatMap(({ tests }) => tests.split(' ')))];
  const names = [...new Set(some.map(namesOf))].join('|');
  // A machine that has much else to do is slow, and that is no fault of the product.
  const patience = ['--testTimeout=120000', '--hookTimeout=120000'];
  spawnSync(path.join('node_modules', '.bin', 'vitest'), ['run', '--reporter=json', `--outputFile=${report}`, '-t', names, ...patience, ...files], { cwd: copy, stdio: 'ignore', env: { ...process.env, TEST_DATABASE_URL: '' } });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[] };
  const titles = (wanted: string) => testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName.trim()));
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'));
  return { failed: [...titles('failed'), ...unread.map(({ name }) => `${path.relative(copy, name)} could not be begun`)], passed: titles('passed') };
}

/** Breaks one line, runs the tests that must notice, and puts the line back. */
function broken(breakage: Breakage): string[] {
  const { file, from, to } = breakage;
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this once, so nothing is broken: ${from}`);
  writeFileSync(place, text.replace(from, () => to));
  try {
    return run([breakage]).failed;
  } finally {
    writeFileSync(place, text);
  }
}

const unnoticed: Breakage[] = [];
try {
  fill();
  // A test that fails before anything is broken notices nothing, and so does one that there is not.
  const { failed, passed } = run(chosen);
  if (failed.length > 0) throw new Error(`Unbroken, these must pass:\n${failed.join('\n')}`);
  const untested = chosen.filter((breakage) => !passed.some((title) => isNamed(breakage, title)));
  if (untested.length > 0) throw new Error(`No test that runs here is named for:\n${untested.map(({ id, says }) => `${id} ${says}`).join('\n')}`);
  console.log(`Unbroken: ${passed.length} tests pass.`);
  for (const breakage of chosen) {
    const { id, says, title = `[${id}]` } = breakage;
    const { by, others } = noticed(breakage, broken(breakage));
    if (!by) unnoticed.push(breakage);
    console.log(`${by ? '✓' : '✗'} ${id} ${says}${by ? `\n    noticed by: ${by}${others > 0 ? `, and ${others} more` : ''}` : `: NOT NOTICED by a test with ${title}`}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - unnoticed.length} of ${chosen.length} breakages were noticed by the test that must.`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
