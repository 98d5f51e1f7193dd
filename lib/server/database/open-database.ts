// Opens the database that the environment names: PGlite in the data folder, or PostgreSQL. Decisions, 'Running it'.
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import { postgresSockets } from './postgres-sockets';
import { overPglite } from './prepared-pglite';

export type OpenDatabase = {
  db: Database;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

const pingOf = (db: Database) => async () => {
  await db.execute(sql`select 1`);
};

/** What is looked up lies in memory or on a disk without arms: by the four of old, PostgreSQL reads a whole table rather than a few hundred of its rows by key. */
export const planCosts = { random_page_cost: '1.1' } as const;

/** In a large table a plan made for any value would not use the partial indexes that a search's own values fit. In the embedded one planning is most of a statement. */
export const planForValues = { ...planCosts, plan_cache_mode: 'force_custom_plan' } as const;

/** Several servers may start on one PostgreSQL at once: this number, an advisory lock, lets one migrate at a time. */
const migrationLock = 4_813_091;

/**
 * A migrated database, and how to close it. `dataDir` is the folder of the embedded one, used when `databaseUrl` is unset.
 * Throws FolderInUse when another process has the folder, and what the driver throws when PostgreSQL cannot be reached.
 */
export function openDatabase({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'db');
  const release = lockFolder(folder, join(dataDir, 'db.lock'));
  try {
    const client = await PGlite.create(folder);
    await client.exec(Object.entries(planCosts).map(([name, value]) => `set ${name} = ${value};`).join(' '));
    const db = overPglite(client);
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      ping: pingOf(db),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const sockets = postgresSockets();
  const common = { ...sockets.option, onnotice: () => undefined };
  // One that sleeps until it is asked may take long to wake.
  const migrator = postgres(url, { ...common, connect_timeout: 30, max: 1 });
  try {
    const db = overPostgres(migrator);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migratePostgres(db, { migrationsFolder });
  } finally {
    await migrator.end();
  }
  const client = postgres(url, { ...common, max: 10, connection: { application_name: 'server', ...planForValues } });
  const db = overPostgres(client);
  // On a line of its own: ten long statements are no silence.
  const watcher = postgres(url, { ...common, max: 1 });
  const unwatch = sockets.watch(() => watcher`select 1`);
  const close = async () => {
    unwatch();
    await Promise.all([watcher.end({ timeout: 1 }), client.end({ timeout: 5 })]);
  };
  return { db, ping: pingOf(db), close };
}
