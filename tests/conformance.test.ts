import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clauseReport, clausesIn, idsIn } from '@/scripts/clause-report';
import type { TestResult } from '@/scripts/test-results';

const clauses = clausesIn('T06\t4\tOpening a chat\nC01\t7\tRetries\nV07\t5\tPhotos\n');
const result = (title: string, outcome: TestResult['outcome'] = 'passed'): TestResult => ({ title, outcome, file: 'a.test.ts' });

test('ids are read from square brackets, one or several', () => {
  expect(idsIn('[T06] opening a chat')).toEqual(['T06']);
  expect(idsIn('calls › [C01, C03] are tried again [T01]')).toEqual(['C01', 'C03', 'T01']);
  expect(idsIn('[C01 C03] both')).toEqual(['C01', 'C03']);
  expect(idsIn('a list [1] and a [WORD]')).toEqual([]);
});

test('a finished clause with a passing test is proved, and its title is printed', () => {
  const { lines, problems } = clauseReport(clauses, ['T06'], [result('[T06] opening a chat sets its unread count to 0')]);
  expect(problems).toEqual([]);
  expect(lines).toEqual(['✓ T06 Opening a chat', '      [T06] opening a chat sets its unread count to 0', '· C01 Retries', '· V07 Photos']);
});

test('a failed or skipped test proves nothing', () => {
  const { lines, problems } = clauseReport(clauses, ['T06', 'C01'], [result('[T06] x', 'failed'), result('[C01] x', 'skipped')]);
  expect(problems).toEqual([
    'T06 is finished, and no passing test carries [T06]: Opening a chat',
    'C01 is finished, and no passing test carries [C01]: Retries',
  ]);
  expect(lines.slice(0, 2)).toEqual(['✗ T06 Opening a chat', '✗ C01 Retries']);
});

test('an id that is no clause is a problem, in a title and in the list of finished ones', () => {
  expect(clauseReport(clauses, ['Z99'], [result('[Q42] x')]).problems).toEqual([
    '[Q42] in a.test.ts is no clause of docs/clauses.tsv: [Q42] x',
    'Z99 in docs/finished-clauses.txt is no clause of docs/clauses.tsv',
  ]);
});

test('every finished clause stands in the table', () => {
  const table = new Set(clausesIn(readFileSync('docs/clauses.tsv', 'utf8')).map(({ id }) => id));
  const finished = readFileSync('docs/finished-clauses.txt', 'utf8').split(/\s+/).filter(Boolean);
  expect(finished.filter((id) => !table.has(id))).toEqual([]);
  expect(table.size).toBe(146);
});
