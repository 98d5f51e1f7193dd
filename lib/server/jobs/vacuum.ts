// What autovacuum does in PostgreSQL, and nothing does in PGlite: without it a plan knows nothing of its tables, and they only grow. Bar P9; decision 400.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database/database';
import { errorFacts, type Log } from '../logging/log';
import { repeatedWork } from './repeated-work';

export type Vacuum = {
  /** Vacuums and analyzes the tables that have grown, one at a time, and gives their names. One that fails holds up no other; it is logged. Throws where they cannot be listed. */
  run: () => Promise<string[]>;
  /** Begins with no other table; resolves once the one under way is done. */
  close: () => Promise<void>;
};

/** Those that were never analyzed and have rows, or have grown by a fifth and some pages since: by their pages, as PGlite counts no changes. */
const grownTables = sql`
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and pg_relation_size(c.oid) / current_setting('block_size')::int > case when c.reltuples < 0 then 0 else 1.2 * c.relpages + 8 end
  order by c.relname`;

/** For the embedded database alone. `every`: runs this often too, in milliseconds. */
export function createVacuum({ db, log, every }: { db: Database; log: Log; every?: number }): Vacuum {
  const failed = (error: unknown) => log({ level: 'error', event: 'vacuum failed', ...errorFacts(error) });

  const all = async (isClosed: () => boolean): Promise<string[]> => {
    const done: string[] = [];
    for (const { name } of await rowsOf<{ name: string }>(db, grownTables)) {
      if (isClosed()) break;
      await db.execute(sql`vacuum analyze ${sql.identifier(name)}`).then(() => done.push(name), failed);
    }
    return done;
  };
  return repeatedWork({ work: all, every, log, failure: 'vacuum failed' });
}
