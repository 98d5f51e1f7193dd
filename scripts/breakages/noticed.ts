// Whether a breakage was noticed by the test that ought to: one that carries its id, or the title that the table names. Any other failing test is chance.
import type { Breakage } from './table';

type Named = Pick<Breakage, 'id' | 'title'>;

/** An expression for the titles of the tests that must notice a breakage. */
export const namesOf = ({ id, title }: Named): string => title?.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') ?? `\\[(?:[^\\]]*\\W)?(?<!bar )${id}(?:\\W[^\\]]*)?\\]`;

/** Whether a title, or the text of a test file, is that of a test which must notice the breakage. */
export const isNamed = (breakage: Named, text: string): boolean => new RegExp(namesOf(breakage)).test(text);

/** The test that noticed the breakage, and how many named ones did; none where only others failed, or nothing did. */
export function noticed(breakage: Named, failing: readonly string[]): { by: string | undefined; others: number } {
  const [by, ...more] = failing.filter((each) => isNamed(breakage, each));
  return { by, others: more.length };
}
