// npm run breakages: breaks the product on purpose in a copy of it, one line at a time, and says which of the tests that must notice did; with --browser, which journeys.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserBreakages } from './breakages/browser-table';
import { isNamed, noticed } from './breakages/noticed';
import { runJourneys, runUnits } from './breakages/run-tests';
import { breakages, type Breakage } from './breakages/table';

const root = process.cwd();
if (process.argv.includes('--help')) {
  console.log(`npm run breakages                  every line of scripts/breakages/table.ts and clause-table.ts
npm run breakages -- C01           those of an id, of a file (a part of its path), or of what a line says
npm run breakages -- --browser     those of browser-table.ts, in the built app; an id, a file or a sentence behind it narrows them too`);
  process.exit();
}
const inBrowser = process.argv.includes('--browser');
const wanted = process.argv.slice(2).filter((word) => word !== '--browser');
const run = inBrowser ? runJourneys : runUnits;
const chosen = (inBrowser ? browserBreakages : breakages).filter(({ id, file, says }) => wanted.length === 0 || wanted.some((word) => id === word || file.includes(word) || says === word));
if (chosen.length === 0) {
  console.error(`No breakage${inBrowser ? ' in the browser' : ''} has this id, file or sentence: ${wanted.join(' ')}`);
  process.exit(2);
}
mkdirSync(path.join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(path.join(root, '.cache', 'breakages-'));

function fill(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => file && (inBrowser || !file.startsWith('public/art')) && existsSync(path.join(root, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  // Hard links: a build takes no packages that lie outside its folder.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(copy, 'node_modules')]);
  // What was drawn and laid ready for the tests once.
  for (const made of ['demo', 'worlds']) {
    if (!inBrowser || !existsSync(path.join(root, '.cache', made))) continue;
    mkdirSync(path.join(copy, '.cache'), { recursive: true });
    cpSync(path.join(root, '.cache', made), path.join(copy, '.cache', made), { recursive: true });
  }
}

/** Breaks one line, runs the tests that must notice, and puts the line back. */
function broken(breakage: Breakage): string[] {
  const { file, from, to } = breakage;
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this once, so nothing is broken: ${from}`);
  writeFileSync(place, text.replace(from, () => to));
  try {
    return run(copy, [breakage]).failed;
  } finally {
    writeFileSync(place, text);
  }
}

const unnoticed: Breakage[] = [];
try {
  fill();
  // A test that fails before anything is broken notices nothing, and so does one that there is not.
  const { failed, passed } = run(copy, chosen);
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
