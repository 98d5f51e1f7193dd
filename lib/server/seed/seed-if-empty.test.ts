import { beforeAll, expect, test } from 'vitest';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/database';
import { oneDatabase, type TestDatabase } from '../testing/database';
import { insertSmallWorld } from '../testing/small-world';
import { isEmpty } from './insert-demo-world';
import { NoSites, seedIfEmpty } from './seed-if-empty';

let database: TestDatabase;
const db = (): Database => database.db;
const passwords: Passwords = { hash: () => Promise.resolve('hash'), verify: () => Promise.resolve(false) };

beforeAll(async () => {
  database = await oneDatabase[0]!.open();
});

test('an empty database that nobody wants the demo world in stays empty, and says what it needs', async () => {
  await expect(seedIfEmpty(db(), passwords, new Date(), false)).rejects.toThrow(NoSites);
  await expect(seedIfEmpty(db(), passwords, new Date(), false)).rejects.toThrow(/SITES_FILE.*DEMO_WORLD=1/);
  expect(await isEmpty(db())).toBe(true);
});

test('one that holds sites is left as it is', async () => {
  await insertSmallWorld(db(), 'hash');
  expect(await seedIfEmpty(db(), passwords, new Date(), false)).toBe(false);
});
