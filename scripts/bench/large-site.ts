// Bars P8, P9 and P15 on a site of a million: the pages that each statement touches, searches in lookups by key, page 50 beside page 1; and on the
// embedded database with 10,000 members each call in lookups by key. What the machine does besides moves times; it moves neither pages nor, much, ratios.
// npm run bench:search [-- members, 1000000]
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { migrationsFolder } from '@/lib/server/database/migrations-folder';
import { findMembers } from '@/lib/server/store/member-search';
import { openDatabase, planCosts, planForValues } from '@/lib/server/database/open-database';
import { memberById } from '@/lib/server/store/profile-store';
import { rng } from '@/lib/server/portraits/rng';
import { fillLargeWorld, someone } from '@/lib/server/testing/large-world';
import { allowed, statementBar } from '@/lib/server/testing/plan-case';
import { filterAtRandom, planCases } from '@/lib/server/testing/plan-cases';
import { explaining } from '@/lib/server/testing/plans-of';
import { searchPageSize } from '@/lib/site/constants';
import { deepInFirst, part, searchInLookups } from './search-times';

const [lookupBar, deepBar, embeddedBar] = [20, 1.2, 5];
const [searches, repeats, embedded] = [300, 25, 10_000];
const url = process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('node scripts/postgres.mjs starts this with a database of its own.');
const total = Number(process.argv[2] ?? 1_000_000);

const missed: string[] = [];
const say = (line: string, holds: boolean) => {
  console.log(`${holds ? '  ' : '! '}${line}`);
  if (!holds) missed.push(line);
};

const opened = await openDatabase({ dataDir: '', databaseUrl: url });
await fillLargeWorld(opened.db, total);
await opened.close();

console.log(`P15: ${total} members, pages of each statement (the bar; 4 more for each row beyond a page of search)`);
const large = explaining(url);
for (const { name, bar, flat, writes, run } of planCases) {
  // What a connection looks up when it first writes to a table is not the statement's.
  if (writes) await large.plansOf(run);
  const plans = (await large.plansOf(run)).toSorted((one, other) => other.buffers - one.buffers);
  const whole = [...new Set(plans.flatMap((plan) => plan.whole))];
  const holds = whole.length === 0 && plans.every(({ buffers, rows }) => buffers <= allowed(bar, flat ? 0 : rows));
  const most = plans.slice(0, 4).map(({ buffers, rows }) => `${buffers} (${rows} rows)`);
  say(`${name}: ${most.join(', ')} of ${bar}${whole.length > 0 ? `, all of ${whole.join(', ')}` : ''}`, holds);
}

const random = rng('searches');
const filters = Array.from({ length: searches }, () => filterAtRandom(random, total));
const pages: number[] = [];
const heavy: string[] = [];
for (const filter of filters) {
  const search = () => large.plansOf((db) => findMembers(db, filter, { limit: searchPageSize + 1 }));
  // The statements above wrote to those who were the last to be active, and it was undone: whoever comes upon what is left of it marks it as gone.
  await search();
  const plans = await search();
  const most = Math.max(...plans.map(({ buffers }) => buffers));
  pages.push(most);
  if (most > statementBar) heavy.push(`${most}: ${JSON.stringify(filter)}`);
}
await large.close();
console.log(`P8: ${searches} searches at random`);
say(`pages: ${part(pages, 0.5)} at the median, ${part(pages, 0.95)} at the 95th of a hundred, ${Math.max(...pages)} at most; ${pages.filter((count) => count > statementBar).length} over ${statementBar}`, Math.max(...pages) <= statementBar);
for (const line of heavy) console.log(`    ${line}`);

const client = postgres(url, { max: 1, connection: planForValues });
const db = overPostgres(client);
const times = await searchInLookups(db, filters, total);
say(`a search takes ${(times.search / times.lookup).toFixed(1)} lookups by key at the 95th (bar ${lookupBar}), ${times.median.toFixed(1)} at the median`, times.search <= lookupBar * times.lookup);
const deep = await deepInFirst(db, filters);
say(`page 50 takes ${deep.ratio.toFixed(2)} of page 1 over ${deep.filters} searches that have so many (bar ${deepBar})`, deep.ratio <= deepBar);
await client.end();

console.log(`P9: the embedded database, ${embedded} members: the median of each call that reads, by statement, in lookups by key`);
const small = await PGlite.create();
await small.exec(`set random_page_cost = ${planCosts.random_page_cost}`);
let sent = 0;
const own = drizzle(small, { logger: { logQuery: () => void (sent += 1) } });
await migrate(own, { migrationsFolder });
await fillLargeWorld(own, embedded);
const medianOf = async (work: () => Promise<unknown>) => {
  const taken: number[] = [];
  for (let round = 0; round < repeats; round++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return part(taken, 0.5);
};
const lookup = await medianOf(() => memberById(own, someone.ordinary));
for (const { name, run, writes } of planCases) {
  if (writes) continue;
  sent = 0;
  const median = (await medianOf(() => run(own))) / Math.max(1, sent / repeats);
  if (median >= 3 * lookup) say(`${name}: ${(median / lookup).toFixed(1)} lookups, ${median.toFixed(2)} ms a statement`, median < embeddedBar);
}
console.log(`  a lookup by key: ${lookup.toFixed(2)} ms; what is not named takes less than three of them a statement`);
await small.close();
if (missed.length > 0) process.exitCode = 1;
