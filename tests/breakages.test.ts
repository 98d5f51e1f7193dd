import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserBreakages } from '@/scripts/breakages/browser-table';
import { isNamed, noticed } from '@/scripts/breakages/noticed';
import { bars, breakages } from '@/scripts/breakages/table';
import { clausesIn } from '@/scripts/clause-report';

const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const all = [...breakages, ...browserBreakages];
const line = ({ id, says }: { id: string; says: string }) => `${id} ${says}`;

// What they break must stand where they say; npm run breakages makes them.
test('every deliberate breakage names one line that is there', () => {
  expect(all.filter(({ file, from, to }) => from === to || text(file).split(from).length !== 2).map(line)).toEqual([]);
});

test('each breaks a clause of the table, or a bar', () => {
  const known = new Set([...clausesIn(text('docs/clauses.tsv')).map(({ id }) => id), ...Object.keys(bars)]);
  expect(all.filter(({ id }) => !known.has(id)).map(line)).toEqual([]);
});

test('each names test files that there are, and in one of them stands a test with its id or title', () => {
  expect(breakages.filter((each) => each.tests.split(' ').some((file) => !/\.test\.tsx?$/.test(file) || text(file) === '')).map(line)).toEqual([]);
  expect(browserBreakages.filter((each) => each.tests.split(' ').some((file) => !/^e2e\/.*\.spec\.ts$/.test(file) || text(file) === '')).map(line)).toEqual([]);
  expect(all.filter((each) => !each.tests.split(' ').some((file) => isNamed(each, text(file)))).map(line)).toEqual([]);
});

test('what counts most is broken in the browser too: money, retries, session, badges and the time bonus', () => {
  expect(['S08', 'T12', 'C01', 'T01', 'T05', 'T06', 'T08', 'T10'].filter((id) => !browserBreakages.some((each) => each.id === id))).toEqual([]);
});

test('a breakage is noticed by a test with its id, or its title, and by no other', () => {
  const failing = ['lists are sorted', 'money › [M1] is paid once', '[C01, C03] is tried again', 'money › [S08] [M1] once more'];
  expect(noticed({ id: 'M1' }, failing)).toEqual({ by: 'money › [M1] is paid once', others: 1 });
  expect(noticed({ id: 'C03' }, failing)).toEqual({ by: '[C01, C03] is tried again', others: 0 });
  expect(noticed({ id: 'C0' }, failing).by).toBeUndefined();
  expect(noticed({ id: 'S16' }, ['[bar S16] the lock']).by).toBeUndefined();
  expect(noticed({ id: 'bar S16' }, ['[S16] prices', '[M1] [bar S16] the lock'])).toEqual({ by: '[M1] [bar S16] the lock', others: 0 });
  expect(noticed({ id: 'M1', title: 'are sorted' }, failing).by).toBe('lists are sorted');
  expect(noticed({ id: 'M1', title: 'are deleted' }, failing).by).toBeUndefined();
});
