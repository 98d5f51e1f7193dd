// For tests: every word that stands in any table, to look for what should be gone.
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

export async function databaseText(db: Database): Promise<string> {
  const rows = (result: unknown) => (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows);
  const tables = rows(await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)) as { tablename: string }[];
  const texts = [];
  for (const { tablename } of tables) texts.push(JSON.stringify(rows(await db.execute(sql`select * from ${sql.identifier(tablename)}`))));
  return texts.join('\n');
}
