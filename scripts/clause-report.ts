// Which clauses of the specification are proved by which passing tests: a test proves a clause by carrying its [ID].
import type { TestResult } from './test-results';

export type Clause = { id: string; section: string; text: string };

/** Clauses as docs/clauses.tsv holds them: id, section and text, tabs between. */
export const clausesIn = (table: string): Clause[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', section = '', text = ''] = line.split('\t');
      return { id, section, text };
    });

/** Every id in square brackets of a title: `[T06] ...` or `[C01, C03] ...`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]\d\d(?:[\s,]+[A-Z]\d\d)*)\]/g)].flatMap(([, ids = '']) => ids.split(/[\s,]+/));

/** A test in a browser or over HTTP on the built app, and none of parts of it. */
const isOnApp = (file: string) => file.startsWith('e2e/');

/**
 * What to print, how many clauses are proved, and what is wrong: a clause that no passing test proves, or none in a browser or over
 * HTTP on the built app, or that a failing test speaks against; an id that is no clause. One failing test outweighs any number that pass. (decision 306)
 */
export function clauseReport(clauses: Clause[], results: TestResult[]): { lines: string[]; proved: number; problems: string[] } {
  const proofs = new Map(clauses.map(({ id }) => [id, { passed: new Set<string>(), failed: new Set<string>(), onApp: false }]));
  const problems = new Set<string>();
  for (const { title, outcome, file } of results) {
    for (const id of idsIn(title)) {
      const proof = proofs.get(id);
      if (!proof) problems.add(`[${id}] in ${file} is no clause of docs/clauses.tsv: ${title}`);
      else if (outcome !== 'skipped') proof[outcome].add(title);
      if (proof && outcome === 'passed' && isOnApp(file)) proof.onApp = true;
    }
  }
  let proved = 0;
  const lines = clauses.flatMap(({ id, text }) => {
    const [passed = [], failed = []] = [proofs.get(id)?.passed, proofs.get(id)?.failed].map((titles) => [...(titles ?? [])].toSorted());
    const isProved = passed.length > 0 && failed.length === 0;
    const isByUnitsAlone = isProved && !proofs.get(id)?.onApp;
    if (isProved) proved += 1;
    else if (failed.length > 0) problems.add(`${id} is not proved, since this test fails: ${failed[0]}`);
    else problems.add(`${id} is not proved: no passing test carries [${id}]: ${text}`);
    if (isByUnitsAlone) problems.add(`${id} is proved by unit tests alone: no test of e2e carries [${id}]`);
    return [`${isProved && !isByUnitsAlone ? '✓' : '✗'} ${id} ${text}`, ...failed.map((title) => `    ✗ ${title}`), ...passed.map((title) => `      ${title}`)];
  });
  return { lines, proved, problems: [...problems] };
}
