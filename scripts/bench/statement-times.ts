// How long every reading statement takes that a member's pages cause, on the embedded database with 10,000 members. (bar P9)
// npx tsx scripts/bench/statement-times.ts [members, 10000]
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { listLikes } from '@/lib/contract/likes';
import { listMembers } from '@/lib/contract/members';
import { listSwipeCards } from '@/lib/contract/swipe';
import { getUser } from '@/lib/contract/user';
import { migrationsFolder } from '@/lib/server/database/migrations-folder';
import { planCosts } from '@/lib/server/database/open-database';
import { overPglite } from '@/lib/server/database/prepared-pglite';
import { signedIn } from '@/lib/server/testing/signed-in';
import { testServer } from '@/lib/server/testing/test-server';
import { fillMembers } from '@/lib/server/testing/many-members';

const bar = 5;
const repeats = 60;
const total = Number(process.argv[2] ?? 10_000);

const asked = new Map<string, { text: string; values: unknown[]; by: string }>();
let by = '';
const client = await PGlite.create();
await client.exec(`set random_page_cost = ${planCosts.random_page_cost}`);
const db = drizzle(client, { logger: { logQuery: (text, values) => /^(select|with|explain)/i.test(text) && !/ for (no key )?update/.test(text) && by && asked.set(`${by} ${text}`, { text, values, by }) } });
await migrate(db, { migrationsFolder });
await fillMembers(db, total);
await db.execute(sql`insert into site_hosts (host, site_id) values ('vonk.test', 1)`);
// A viewer who has passed by a fifth of all, is liked by a hundredth and likes half of those; and one who plays for the first time.
const [viewer, newcomer] = [1, 3];
await db.execute(sql`update members set profile_status = 'active', deleted_at = null, looking_for = 'woman', gender = 'man', country = 'NL', fictional = false, invisible = false, paid_user = false where id in (${viewer}, ${newcomer})`);
await db.execute(sql`insert into swipes (member_id, profile_id, liked_on, swiped_at) select ${viewer}, id, null, now() from members where id % 5 = 0`);
await db.execute(sql`insert into likes (liker_id, liked_id, created_at) select id, ${viewer}, now() - id * interval '1 minute' from members where id % 100 = 2`);
await db.execute(sql`insert into likes (liker_id, liked_id, created_at) select ${viewer}, id, now() from members where id % 200 = 2`);
await db.execute(sql`insert into likes (liker_id, liked_id, created_at) select a.id, 2 + (a.id * 7 + n * 131) % ${total - 2}, now() from members a, generate_series(1, 5) n where a.id > 3 on conflict do nothing`);
await db.execute(sql`analyze`);

const server = testServer(db);
const member = await signedIn(server, viewer);
const first = await signedIn(server, newcomer);
for (const [name, call] of Object.entries({
  user: () => member.call(getUser),
  search: () => member.call(listMembers, { query: { gender: 'woman', country: 'NL' } }),
  'search of few': () => member.call(listMembers, { query: { gender: 'man', country: 'FI', min_age: 60, max_age: 61 } }),
  'search by age': () => member.call(listMembers, { query: { gender: 'woman', min_age: 60, max_age: 60 } }),
  deck: () => member.call(listSwipeCards),
  'first deck': () => first.call(listSwipeCards),
  likes: () => member.call(listLikes),
})) {
  by = name;
  const { status } = await call();
  if (status !== 200) throw new Error(`${name} was answered with ${status}`);
}
by = '';

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
// As the server asks: parsed once, and planned once where that is no worse.
const own = overPglite(client).$client;
let slow = 0;
const rows: string[] = [];
for (const { text, values, by: cause } of asked.values()) {
  const times: number[] = [];
  for (let round = 0; round < repeats; round++) {
    const start = performance.now();
    await own.query(text, values, { rowMode: 'array' });
    times.push(performance.now() - start);
  }
  const time = median(times);
  if (time >= bar) slow += 1;
  rows.push(`${time.toFixed(2).padStart(8)} ms  ${cause}: ${text.length > 150 ? `${text.slice(0, 60)} … ${text.slice(-80)}` : text}`);
  if (process.env['EXPLAIN'] && time > 2) {
    const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
    rows.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
  }
}
console.log(rows.toSorted().toReversed().join('\n'));
await client.close();
if (slow > 0) {
  console.log(`${slow} statements take ${bar} ms or more at the median.`);
  process.exitCode = 1;
}
