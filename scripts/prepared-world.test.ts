import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layWorld, worldFolder } from './prepared-world.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'world-'));
  for (const name of ['world/db', 'data']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'world/db/rows'), 'prepared');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rows = () => readFileSync(path.join(folder, 'data/db/rows'), 'utf8');
const lay = (world = 'world') => layWorld(path.join(folder, world), path.join(folder, 'data'));

test('the database of a world is copied once, and never over another', () => {
  lay();
  expect(rows()).toBe('prepared');
  writeFileSync(path.join(folder, 'data/db/rows'), 'changed by a test');
  lay();
  expect(rows()).toBe('changed by a test');
});

test('where no world is prepared the folder stays without a database', () => {
  lay('none');
  expect(existsSync(path.join(folder, 'data/db'))).toBe(false);
});

test('a world is named by the sources and by the hour that it is of', () => {
  expect(path.basename(worldFolder())).toMatch(/^[0-9a-f]{16}-\d+$/);
});
