// The interests that a profile can name. (E12)
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { interests } from './schema/sites';

export async function interestKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: interests.key }).from(interests).orderBy(asc(interests.position));
  return rows.map(({ key }) => key);
}
