// npm run conformance: every clause with the passing tests of the last run that carry its id.
import { readFileSync } from 'node:fs';
import { clauseReport, clausesIn } from './clause-report';
import { browserResults, unitResults } from './test-results';

const unit = unitResults('.cache/test-results/unit.json');
const browser = browserResults('.cache/test-results/browser.json');
const clauses = clausesIn(readFileSync('docs/clauses.tsv', 'utf8'));
const finished = readFileSync('docs/finished-clauses.txt', 'utf8').split(/\s+/).filter(Boolean);

const { lines, problems } = clauseReport(clauses, finished, [...(unit ?? []), ...(browser ?? [])]);
if (!unit) problems.unshift('There are no results of the unit and screen tests: run npm test first.');
if (!browser) problems.unshift('There are no results of the browser tests: run npm test first.');

console.log(lines.join('\n'));
const proved = lines.filter((line) => line.startsWith('✓')).length;
console.log(`\n${proved} of ${clauses.length} clauses are proved; ${finished.length} belong to finished issues.`);
if (problems.length > 0) {
  console.log(`\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  process.exitCode = 1;
}
