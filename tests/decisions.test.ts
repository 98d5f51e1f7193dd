import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbers = [...readFileSync('docs/decisions.md', 'utf8').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));
const rooms = ['app', 'components', 'features', 'lib', 'scripts', 'tests', 'e2e', 'gallery'];
const sources = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|mjs)$/.test(file)).map((file) => `${room}/${file}`));

test('each decision has a number of its own', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('a decision that the code cites is there', () => {
  const cited = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b[Dd]ecisions? (\d+)\b/g)].map(([, number]) => ({ file, number: Number(number) })));
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});
