// docs/bars.tsv: what each bar of the product's quality asks for that comments, tests and documents cite by its id.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bars as brokenBars } from '@/scripts/breakages/table';
import { clausesIn } from '@/scripts/clause-report';

const rows = readFileSync('docs/bars.tsv', 'utf8').trimEnd().split('\n').map((row) => row.split('\t'));
const known = new Set(rows.map(([id]) => id!));
const clauses = new Set(clausesIn(readFileSync('docs/clauses.tsv', 'utf8')).map(({ id }) => id));

const list = /\bbars? ([A-Z]\d{1,2}(?:(?:, | and | to )[A-Z]\d{1,2})*)/gi;
const idsOf = (text: string) => text.match(/[A-Z]\d{1,2}/g) ?? [];

/** The bars that a text of code, or of a document, cites: after the word, and in a comment or the title of a test what is the id of no clause. */
function citedIn(text: string): string[] {
  const named = [...text.matchAll(list)].flatMap(([, ids = '']) => idsOf(ids));
  const [comments, titles] = [/^ *(?:\/\/|\/\*\*?|\*) .*$/gm, /\[[A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*\]/g].map((kind) => text.match(kind) ?? []);
  const alone = [...comments!, ...titles!].flatMap((words) => words.match(/(?<![\w%/.#-])[ACMPRST][1-9]\d?(?![\w%/-])/g) ?? []).filter((id) => !clauses.has(id));
  return [...new Set([...named, ...alone])];
}

test('each bar stands once, with a sentence, by letter and number', () => {
  expect(rows.filter((row) => row.length !== 2 || !/^[A-Z][1-9]\d?$/.test(row[0]!) || !/^[A-Z].+\.$/.test(row[1]!))).toEqual([]);
  const ids = rows.map(([id]) => id!);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
});

test('every bar that code, tests and documents cite is one of them', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.scss', 'docs/*.md', 'README.md'], { encoding: 'utf8' }).trim().split('\n');
  const cited = files.filter((file) => file !== 'tests/bars.test.ts' && existsSync(file)).flatMap((file) => citedIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
  expect(new Set(cited.map(({ id }) => id)).size).toBeGreaterThan(30);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(Object.keys(brokenBars).flatMap(idsOf).filter((id) => !known.has(id))).toEqual([]);
});

test('a bar is told from a clause of the same number by the word before it', () => {
  expect(citedIn('// Held to. Specification, section 2 (S16, M1); bars S9, P13 and C2.')).toEqual(['S9', 'P13', 'C2', 'M1']);
  expect(citedIn("it('[S08] [R2] twice', () => '%C3%A9 M5 72')")).toEqual(['R2']);
});
