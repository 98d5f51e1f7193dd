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

/** What to print, and what is wrong: a finished clause that no passing test proves, an id that is no clause. */
export function clauseReport(clauses: Clause[], finished: string[], results: TestResult[]): { lines: string[]; problems: string[] } {
  const proofs = new Map<string, Set<string>>(clauses.map(({ id }) => [id, new Set()]));
  const problems = new Set<string>();
  for (const { title, outcome, file } of results) {
    for (const id of idsIn(title)) {
      const proof = proofs.get(id);
      if (!proof) problems.add(`[${id}] in ${file} is no clause of docs/clauses.tsv: ${title}`);
      else if (outcome === 'passed') proof.add(title);
    }
  }
  for (const id of finished) {
    const proof = proofs.get(id);
    if (!proof) problems.add(`${id} in docs/finished-clauses.txt is no clause of docs/clauses.tsv`);
    else if (proof.size === 0) problems.add(`${id} is finished, and no passing test carries [${id}]: ${clauses.find((clause) => clause.id === id)?.text}`);
  }
  const isFinished = new Set(finished);
  const lines = clauses.flatMap(({ id, text }) => {
    const titles = [...(proofs.get(id) ?? [])].sort();
    const mark = titles.length > 0 ? '✓' : isFinished.has(id) ? '✗' : '·';
    return [`${mark} ${id} ${text}`, ...titles.map((title) => `      ${title}`)];
  });
  return { lines, problems: [...problems] };
}
