// How many pages of PostgreSQL a search touches, for 300 filters at random, with and without a member who asks; how long it takes in
// lookups by key; and what page 50 costs beside page 1. (bar P8)
// node scripts/postgres.mjs npx tsx scripts/bench/search-buffers.ts [members, 200000]
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { bornAfter, bornBy } from '@/lib/server/domain/age';
import { findMembers, type MemberFilter } from '@/lib/server/store/member-search';
import { openDatabase } from '@/lib/server/store/open-database';
import { countries } from '@/lib/site/countries';
import { regions } from '@/lib/site/regions.generated';
import { searchPageSize } from '@/lib/site/constants';
import { chance } from '@/tests/chance';
import { benchSite, fillMembers } from '@/lib/server/testing/many-members';
import { deepInFirst, searchInLookups } from './search-times';

const bar = 110;
const lookupBar = 20;
const deepBar = 1.2;
const searches = 300;
const url = process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('node scripts/postgres.mjs starts this with a database of its own.');
const total = Number(process.argv[2] ?? 200_000);

type Node = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Node Type': string; 'Index Name'?: string; Plans?: Node[] };
const asked: { text: string; values: unknown[] }[] = [];
const random = chance(7);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

function filterAtRandom(): MemberFilter {
  const country = random() < 0.75 ? oneOf(countries) : undefined;
  const youngest = 18 + Math.floor(random() * 50);
  const now = new Date();
  return {
    siteId: benchSite,
    ...(random() < 0.7 ? { gender: oneOf(['man', 'woman']) } : {}),
    ...(country ? { country, ...(random() < 0.5 ? { region: oneOf(regions[country])?.code } : {}) } : {}),
    ...(random() < 0.6 ? { bornBy: bornBy(youngest, now), bornAfter: bornAfter(youngest + Math.floor(random() * 20), now) } : {}),
    ...(random() < 0.5 ? { self: 1 + Math.floor(random() * total) } : {}),
    ...(random() < 0.3 ? { real: true } : {}),
  };
}

const opened = await openDatabase({ dataDir: '', databaseUrl: url });
await fillMembers(opened.db, total);
await opened.close();
const client = postgres(url, { max: 1, connection: { plan_cache_mode: 'force_custom_plan' } });
await client`vacuum analyze members, listings`;
const db = drizzle(client, { logger: { logQuery: (text, values) => asked.push({ text, values }) } });

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const found: { buffers: number; indexes: string; filter: MemberFilter; time: number }[] = [];
for (let at = 0; at < searches; at++) {
  const filter = filterAtRandom();
  asked.length = 0;
  await findMembers(db, filter, { limit: searchPageSize + 1 });
  const [{ text, values }] = asked as [{ text: string; values: never[] }];
  const [row] = await client.unsafe(`explain (analyze, buffers, format json) ${text}`, values, { prepare: true });
  const { Plan: plan, 'Execution Time': time } = (row!['QUERY PLAN'] as [{ Plan: Node; 'Execution Time': number }])[0];
  const indexes = nodesOf(plan).flatMap((node) => node['Index Name'] ?? (node['Node Type'].includes('Seq') ? 'whole table' : [])).join(' + ');
  found.push({ buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], indexes, filter, time });
}
const filters = found.map(({ filter }) => filter);
const times = await searchInLookups(db, filters, total);
const deep = await deepInFirst(db, filters);
await client.end();

const sorted = found.toSorted((a, b) => a.buffers - b.buffers);
const at = (part: number) => sorted[Math.min(searches - 1, Math.floor(part * searches))]!;
console.log(`${total} members, ${searches} searches: ${at(0.5).buffers} pages at the median, ${at(0.95).buffers} at the 95th, ${at(1).buffers} at most; slowest ${Math.max(...found.map(({ time }) => time)).toFixed(1)} ms`);
for (const { buffers, indexes, filter } of sorted.filter((each) => each.buffers > bar)) console.log(`${buffers} by ${indexes}: ${JSON.stringify(filter)}`);
console.log(`a search takes ${(times.search / times.lookup).toFixed(1)} lookups by key at the 95th of a hundred (bar ${lookupBar}), ${times.median.toFixed(1)} at the median`);
console.log(`page 50 takes ${deep.ratio.toFixed(2)} of page 1 over ${deep.filters} searches that have so many (bar ${deepBar})`);
if (at(1).buffers > bar || times.search / times.lookup > lookupBar || deep.ratio > deepBar) process.exitCode = 1;
