// docs/decisions.md: every decision has a number of its own, stands under a subject by its number, and is found from the contents and from the code.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/decisions.md', 'utf8');
const numbersIn = (text: string) => [...text.matchAll(/^\*\*(\d+)\./gm)].map(([, number]) => Number(number));
const numbers = numbersIn(page);
const [head = '', ...parts] = page.split(/^## /m);
const subjects = parts.map((part) => ({ name: part.slice(0, part.indexOf('\n')), numbers: numbersIn(part) }));
const rooms = ['app', 'components', 'features', 'lib', 'scripts', 'tests', 'e2e', 'gallery'];
const sources = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|mjs)$/.test(file)).map((file) => `${room}/${file}`));

test('each decision has a number of its own', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

// A list would be shown with numbers of its own: 1, 2, 3.
test('each is a paragraph that begins with its number, and no item of a list', () => {
  expect(page.match(/^ {0,3}\d+[.)] .{0,60}/gm) ?? []).toEqual([]);
  expect([...page.matchAll(/(?<!\n\n)^\*\*\d+\./gm)].map(([number]) => number)).toEqual([]);
});

test('the decisions of a subject ascend by number', () => {
  const late = subjects.flatMap(({ name, numbers: own }) => own.filter((number, at) => number < (own[at - 1] ?? 0)).map((number) => `${number} in ${name}`));
  expect(late).toEqual([]);
  expect(subjects.flatMap(({ numbers: own }) => own)).toHaveLength(numbers.length);
});

test('the contents name every subject, in the order in which they stand, with a link that leads there', () => {
  const anchorOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9 -]/g, '').replaceAll(' ', '-');
  expect([...head.matchAll(/^- \[([^\]]+)\]\(#([^)]+)\)/gm)].map(([, name, anchor]) => [name, anchor])).toEqual(subjects.map(({ name }) => [name, anchorOf(name)]));
});

test('a decision that the code cites is there', () => {
  const cited = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b[Dd]ecisions? (\d+(?:(?:, | and | to )\d+)*)/g)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map((number) => ({ file, number: Number(number) }))));
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});
