// An empty, migrated database for a test: PGlite always, PostgreSQL too where TEST_DATABASE_URL names one. Stack, 'Tests'.
// A worker has one of each, in memory or by a name of the run, whichever files it runs; tests/setup/test-databases.ts takes them away.
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { once } from '@/lib/once';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { overPglite } from '../database/prepared-pglite';
import { codeOf } from '../database/database-failure';
import { bringBackRows, keepRows } from './kept-rows';
import { packedTemplate } from './template-folder';

export type TestDatabase = {
  db: Database;
  /** Empties every table. */
  reset: () => Promise<void>;
  /** Fills the database as `fill` does into an empty one, which is done once for a `name`, and gives what it gave. */
  refill: <T>(name: string, fill: (db: Database) => Promise<T>) => Promise<T>;
};
type Kind = { name: string; open: () => Promise<TestDatabase> };

// Deleting a few rows is many times faster than truncate, which gives every table and index a new file.
const emptyEverything = `do $$ declare each text; begin
  set local session_replication_role = replica;
  for each in select tablename from pg_tables where schemaname = 'public' loop execute format('delete from %I', each); end loop;
  for each in select sequencename from pg_sequences where schemaname = 'public' loop perform setval(format('public.%I', each), 1, false); end loop;
end $$`;

/** Two transactions wanted what the other held: PostgreSQL ended this one, and the same may go through now. */
const deadlock = '40P01';

/** What a test left running may hold rows that we delete, and want others that we hold. */
async function despiteDeadlocks(db: Database, statement: string, tries = 5): Promise<void> {
  try {
    await db.execute(sql.raw(statement));
  } catch (error) {
    if (tries === 0 || codeOf(error) !== deadlock) throw error;
    await despiteDeadlocks(db, statement, tries - 1);
  }
}

/** What each database was filled with last. */
const kept = once('kept rows of test databases', () => new WeakMap<Database, { name: string; given: unknown }>());

/** The database of this worker, as the file before left it: empty, and without the dead rows that nothing else sweeps out of PGlite. */
async function handedOver(db: Database): Promise<TestDatabase> {
  const reset = () => despiteDeadlocks(db, emptyEverything);
  const refill = async <T>(name: string, fill: (db: Database) => Promise<T>): Promise<T> => {
    const known = kept.get(db);
    if (known?.name === name) {
      await despiteDeadlocks(db, bringBackRows);
      return known.given as T;
    }
    await reset();
    const given = await db.transaction(fill);
    await keepRows(db);
    kept.set(db, { name, given });
    return given;
  };
  await reset();
  await db.execute(sql`vacuum`);
  return { db, reset, refill };
}

// In memory: on a disk each transaction waits for it, and most of a test would be that.
const pglite = () => once('PGlite for tests', async () => overPglite(await PGlite.create({ loadDataDir: await packedTemplate() })));

const postgresql = (url: string) =>
  once('PostgreSQL for tests', async () => {
    const own = new URL(url);
    own.pathname = `/${inject('testDatabases')}_${randomUUID().slice(0, 8)}`;
    const admin = postgres(url, { max: 1, onnotice: () => undefined });
    await admin.unsafe(`create database ${own.pathname.slice(1)}`);
    await admin.end();
    return openDatabase({ dataDir: '', databaseUrl: own.href });
  });

const url = process.env['TEST_DATABASE_URL'];

/** What a suite runs against: `describe.each(databases)('... on $name', ({ open }) => ...)`. */
export const databases: Kind[] = [
  { name: 'PGlite', open: async () => handedOver(await pglite()) },
  ...(url ? [{ name: 'PostgreSQL', open: async () => handedOver((await postgresql(url)).db) }] : []),
];

/** For what is no matter of SQL: PostgreSQL where there is one. Journeys in a browser run on PGlite. */
export const oneDatabase = databases.slice(-1);
