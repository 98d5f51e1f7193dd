// What autovacuum does in PostgreSQL, and nothing does in PGlite: without it a plan knows nothing of its tables, and they only grow. Bar P9; decision 400.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database';

/** Those that nobody has looked at since rows came, or that have grown by a fifth and some pages since; by pages, as PGlite counts no changes. */
const grownTables = sql`
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and pg_relation_size(c.oid) / current_setting('block_size')::int > case when c.reltuples < 0 then 0 else 1.2 * c.relpages + 8 end
  order by c.relname`;

/** Sweeps dead rows out of the tables of an embedded database that have grown, and counts what is in them, a table at a time. Gives their names. */
export async function tendTables(db: Database): Promise<string[]> {
  const names = (await rowsOf<{ name: string }>(db, grownTables)).map(({ name }) => name);
  for (const name of names) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
  return names;
}
