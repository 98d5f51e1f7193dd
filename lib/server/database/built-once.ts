// Statements whose SQL is built once for a database. Bar P7.
import type { Database } from './database';

/** What `build` makes of a database, once for each: to build the SQL of a statement anew takes longer than most statements do. For those that every request asks, with `sql.placeholder`. */
export function builtOnce<Built>(build: (db: Database) => Built): (db: Database) => Built {
  const built = new WeakMap<Database, Built>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
