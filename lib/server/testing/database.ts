// An empty, migrated database for a test: PGlite always, PostgreSQL too where TEST_DATABASE_URL names one. Stack, 'Tests'.
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Database } from '../store/database';
import { openDatabase, type OpenDatabase } from '../store/open-database';
import { isDeadlock } from '../store/store-failure';
import { templateFolder } from './template-folder';

export type TestDatabase = OpenDatabase & {
  /** Empties every table. */
  reset: () => Promise<void>;
};
type Kind = { name: string; open: () => Promise<TestDatabase> };

// Deleting a few rows is many times faster than truncate, which gives every table and index a new file.
const emptyEverything = `do $$ declare each text; begin
  set local session_replication_role = replica;
  for each in select tablename from pg_tables where schemaname = 'public' loop execute format('delete from %I', each); end loop;
  for each in select sequencename from pg_sequences where schemaname = 'public' loop perform setval(format('public.%I', each), 1, false); end loop;
end $$`;

/** What a test left running may hold rows that we delete, and want others that we hold. */
async function emptied(db: Database, tries = 5): Promise<void> {
  try {
    await db.execute(sql.raw(emptyEverything));
  } catch (error) {
    if (tries === 0 || !isDeadlock(error)) throw error;
    await emptied(db, tries - 1);
  }
}

function ready(opened: OpenDatabase, gone: () => Promise<void> | void): TestDatabase {
  return {
    ...opened,
    reset: () => emptied(opened.db),
    close: async () => {
      await opened.close();
      await gone();
    },
  };
}

/** Creating a database takes seconds, copying its folder does not: the first test of a new schema prepares one for all. */
async function prepareTemplate(): Promise<string> {
  const template = templateFolder();
  if (existsSync(template)) return template;
  const making = `${template}.${randomUUID()}`;
  const opened = await openDatabase({ dataDir: making });
  await opened.close();
  try {
    renameSync(making, template);
  } catch {
    // Another worker was faster.
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}

async function openPglite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-database-'));
  cpSync(await prepareTemplate(), dataDir, { recursive: true });
  return ready(await openDatabase({ dataDir }), () => rmSync(dataDir, { recursive: true, force: true }));
}

async function openPostgres(url: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return ready(await openDatabase({ dataDir: '', databaseUrl: own.href }), async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
}

const url = process.env['TEST_DATABASE_URL'];

/** What a suite runs against: `describe.each(databases)('... on $name', ({ open }) => ...)`. */
export const databases: Kind[] = [{ name: 'PGlite', open: openPglite }, ...(url ? [{ name: 'PostgreSQL', open: () => openPostgres(url) }] : [])];
