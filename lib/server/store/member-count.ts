// How many members fit a search: counted while there are few, and where counting would read far more than the page itself,
// told as a least. (S04, bar P8)
import { count, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database/database';
import { fits, type MemberFilter } from './member-search';
import { listings } from './schema/listings';

/** `capped`: there are more, and `total` is a least. */
export type MemberCount = { total: number; capped: boolean };

/** Up to so many members, to count is to read a few dozen pages of an index. */
const fewMembers = 20_000;
/** What the database expects is hardly ever off by more than this; the statistics of region and date of birth are finer for it. */
const certainPart = 0.6;

/** How many fit, told no further than `ceiling`. */
export async function countMembers(db: Database, filter: MemberFilter, ceiling: number): Promise<MemberCount> {
  const [table] = await rowsOf<{ rows: number }>(db, sql`select reltuples::float8 as rows from pg_class where oid = 'listings'::regclass`);
  return (table?.rows ?? 0) > fewMembers ? leastOf(db, filter, ceiling) : counted(db, filter, ceiling);
}

async function counted(db: Database, filter: MemberFilter, ceiling: number): Promise<MemberCount> {
  const some = db.select({ one: sql`1` }).from(listings).where(fits(filter)).limit(ceiling + 1).as('some');
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, ceiling), capped: total > ceiling };
}

/** From what PostgreSQL knows of the table's values: it plans the search and does not run it. */
async function leastOf(db: Database, filter: MemberFilter, ceiling: number): Promise<MemberCount> {
  const query = db.select({ id: listings.memberId }).from(listings).where(fits(filter));
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(db, sql`explain (format json) ${query}`);
  return { total: Math.min(ceiling, roundedDown((row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) * certainPart)), capped: true };
}

/** 387 as 300: a number that says no more than is known. */
function roundedDown(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  return Math.floor(value / step) * step;
}
