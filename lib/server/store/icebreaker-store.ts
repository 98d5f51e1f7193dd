// Opening lines of a site by language. (A02)
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { icebreakers } from './schema/sites';

export async function icebreakerLines(db: Database, siteId: number, language: string): Promise<string[]> {
  const rows = await db
    .select({ line: icebreakers.line })
    .from(icebreakers)
    .where(and(eq(icebreakers.siteId, siteId), eq(icebreakers.language, language)))
    .orderBy(asc(icebreakers.position));
  return rows.map(({ line }) => line);
}
