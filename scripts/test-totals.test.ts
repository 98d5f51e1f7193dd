import { expect, test } from 'vitest';
import { Failure } from './run-command.mjs';
import { totals } from './test-totals.mjs';

const recorded = () => {
  const said: string[] = [];
  return { said, ...totals({ say: (line: string) => said.push(line) }) };
};
const fine = () => Promise.resolve();

test('every step runs, whatever became of those before, and the last line is the count of tests and steps', async () => {
  const { said, run, summary } = recorded();
  expect(await run('Types', () => Promise.reject(new Failure('tsc: ended with code 2', ['a.ts(1,1): error'])))).toBe(false);
  expect(await run('Unit', fine, () => ({ passed: 40, failed: 0, skipped: 2, notes: [] }))).toBe(true);
  expect(await run('Browser', () => Promise.reject(new Failure('playwright: ended with code 1')), () => ({ passed: 7, failed: 3, skipped: 0, notes: ['✗ two members chat'] }))).toBe(false);
  expect(summary()).toBe(1);
  expect(said.join('\n')).toContain('tsc: ended with code 2\na.ts(1,1): error');
  // A step that failed on its own account says at the end how, once more: of a long output often only the end is kept.
  expect(said.at(-3)).toBe('\nTypes:\ntsc: ended with code 2\na.ts(1,1): error');
  expect(said.at(-2)).toBe('\nBrowser:\n✗ two members chat');
  // 40 tests and their step, 7 tests; one step by itself, three tests.
  expect(said.at(-1)).toBe('48 passed, 4 failed, 2 skipped');
});

test('the slowest files stand before the count, and work that began before its step says itself how long it took', async () => {
  const { said, run, summary } = recorded();
  await run('Lint', () => Promise.resolve(61_000));
  summary(['   60.0 s  lib/b.test.ts']);
  expect(said.filter((line) => line.startsWith('✓ Lint'))).toEqual(['✓ Lint: 1 min 1 s', expect.stringMatching(/^✓ Lint +1 min 1 s$/)]);
  expect(said.at(-2)).toBe('\nThe slowest test files:\n   60.0 s  lib/b.test.ts');
});

test('nothing skipped is not spoken of, and all is well', async () => {
  const { said, run, summary } = recorded();
  await run('Lint', fine);
  expect(summary()).toBe(0);
  expect(said.at(-1)).toBe('1 passed, 0 failed');
});

test('what failed beside others and passed alone is named by itself, and fails nothing', async () => {
  const { said, run, summary } = recorded();
  await run('Browser', fine, () => ({ passed: 7, failed: 0, skipped: 0, notes: [], unsteady: ['! two members chat'] }));
  expect(summary()).toBe(0);
  expect(said.at(-2)).toBe('\nUnsteady, for they failed beside others and passed alone:\n! two members chat');
});
