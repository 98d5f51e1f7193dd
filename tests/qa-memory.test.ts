// What the app keeps of a server while a test of QA changes its answers. docs/qa.md
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fail, type MockOptions } from '@/e2e/mock/answers';
import { noteIn } from '@/e2e/mock/changes';
import { PhpHost } from '@/e2e/mock/php-host';
import { staleIfError } from '@/lib/api/stale-if-error';

const folder = mkdtempSync(path.join(tmpdir(), 'vonk-qa-memory-'));
const file = path.join(folder, 'changes');
const require = createRequire(import.meta.url);
let php: PhpHost;

beforeAll(async () => {
  writeFileSync(file, '0 0');
  vi.stubEnv('QA_CHANGES', file);
  (require('next/dist/server/lib/incremental-cache/memory-cache.external') as { getMemoryCache: (size: number) => unknown }).getMemoryCache(1_000_000);
  await import('@/e2e/mock/fresh-memory.mjs' as string);
  php = await PhpHost.start({ changed: noteIn(file) });
  php.open('qa-1', { getSettings: fail(500) });
});
afterAll(async () => {
  await php.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An app that kept something, and is asked again after the answers changed so; it is given nothing by then. */
async function afterChanges(name: string, ...changes: MockOptions[]): Promise<string> {
  const ask = staleIfError<string>(name, 60_000, () => false);
  await ask('qa-1', () => Promise.resolve('what was told first'));
  for (const options of changes) php.mock('qa-1', 'getSettings', fail(500), options);
  return ask('qa-1', () => Promise.reject(new Error('no answer'))).catch((error: Error) => error.message);
}

it('is forgotten with each new answer', async () => {
  expect(await afterChanges('one', {})).toBe('no answer');
});

it('is the last good one where a test says so, asked for anew all the same', async () => {
  expect(await afterChanges('two', { lastGood: true })).toBe('what was told first');
  const ask = staleIfError<string>('three', 60_000, () => false);
  await ask('qa-1', () => Promise.resolve('what was told first'));
  php.mock('qa-1', 'getSettings', fail(500), { lastGood: true });
  expect(await ask('qa-1', () => Promise.resolve('what is told now'))).toBe('what is told now');
});

it('is forgotten where one of several answers says nothing of the last good one', async () => {
  expect(await afterChanges('four', {}, { lastGood: true })).toBe('no answer');
});
