// npm run conformance: every clause with the tests of the last npm test that carry its id. Only npm test writes what is read here, and always of all tests.
// With --of-this-run, as npm test ends with it, a source that was edited meanwhile is said and fails nothing.
import { readFileSync } from 'node:fs';
import { clauseReport, clausesIn } from './clause-report';
import { browserRun, changesSince, gapsIn, testFiles, unitRun } from './test-results';

const unit = unitRun('.cache/test-results/unit.json');
const browser = browserRun('.cache/test-results/browser.json');
const all = testFiles();
const clauses = clausesIn(readFileSync('docs/clauses.tsv', 'utf8'));

const { lines, proved, problems } = clauseReport(clauses, [...(unit?.results ?? []), ...(browser?.results ?? [])]);
const gaps = [...gapsIn(unit, all.unit, 'unit and screen'), ...gapsIn(browser, all.browser, 'browser')];
const changed = unit || browser ? changesSince('.cache/test-results/sources') : [];

console.log(lines.join('\n'));
const began = unit ? `, by npm test of ${unit.began.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
const partly = gaps.length > 0 ? ' of a partial run, which says nothing of the rest' : changed.length > 0 ? ' of other sources than these' : '';
console.log(`\n${proved} of ${clauses.length} clauses are proved${partly}${began}.`);
const wrong = [...gaps, ...problems];
const said = [...changed, ...wrong];
if (said.length > 0) console.log(`\n${said.map((problem) => `- ${problem}`).join('\n')}`);
if (wrong.length > 0 || (changed.length > 0 && !process.argv.includes('--of-this-run'))) process.exitCode = 1;
