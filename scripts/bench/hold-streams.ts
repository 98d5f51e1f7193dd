// Holds event streams open and says what each costs in memory, and how long a message takes to all of its receiver's. Needs a built app (npm start).
// npx tsx scripts/bench/hold-streams.ts [streams, 2000]      node scripts/postgres.mjs npx tsx scripts/bench/hold-streams.ts (on PostgreSQL)
import { and, eq, ne } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedIfEmpty } from '@/lib/server/seed/seed-if-empty';
import { argonPasswords } from '@/lib/server/accounts/passwords';
import { tokenOf } from '@/lib/server/domain/token';
import { openDatabase } from '@/lib/server/database/open-database';
import { members } from '@/lib/server/store/schema/members';
import { openSession } from '@/lib/server/store/session-store';
import { setCreditBalance } from '@/lib/server/testing/credit-balance';
import { startBuiltApp } from '@/scripts/built-app.mjs';

const count = Number(process.argv[2] ?? 2_000);
const readers = 100;
const sends = 200;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-streams-'));
const databaseUrl = process.env['TEST_DATABASE_URL'];
const metricsToken = randomUUID();

async function prepare(): Promise<{ sender: string; sessions: { member: number; cookie: string }[] }> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  await seedIfEmpty(db, argonPasswords, new Date());
  const people = await db.select({ id: members.id }).from(members).where(and(eq(members.siteId, 1), eq(members.fictional, false), eq(members.status, 'active'), ne(members.profileStatus, 'disabled'))).limit(readers + 1);
  const [from, ...to] = people.map(({ id }) => id);
  await setCreditBalance(db, from!, 1_000_000);
  const sessionOf = async (memberId: number) => {
    const token = tokenOf(randomBytes(32));
    await openSession(db, { token, memberId, userAgent: null, now: new Date() });
    return `auth=${token}`;
  };
  const sessions = [];
  for (let at = 0; at < count; at++) sessions.push({ member: to[at % to.length]!, cookie: await sessionOf(to[at % to.length]!) });
  const sender = await sessionOf(from!);
  await close();
  return { sender, sessions };
}

const heard = new Map<string, number[]>();
const agent = new Agent({ maxSockets: Infinity });

/** Opens a stream; resolves once it is open. Notes when each message came. */
function open(origin: string, cookie: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/events.php`, { agent, headers: { cookie } }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [id] of text.matchAll(/held-[0-9a-f-]{36}/g)) heard.set(id, [...(heard.get(id) ?? []), performance.now()]);
        resolve(() => request.destroy());
      });
      if (response.statusCode !== 200) reject(new Error(`A stream was answered with ${response.statusCode}`));
    });
    request.on('error', reject);
  });
}

async function meter(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const part = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;

try {
  const { sender, sessions } = await prepare();
  const app = await startBuiltApp({ METRICS_TOKEN: metricsToken, ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 's'.repeat(32) }) } as Record<string, string>, { dataDir });
  const closes: (() => void)[] = [];
  closes.push(await open(app.origin, sessions[0]!.cookie));
  const [rss, heap] = [await meter(app.origin, 'process_resident_memory_bytes'), await meter(app.origin, 'nodejs_heap_size_used_bytes')];
  const began = performance.now();
  for (let at = 1; at < sessions.length; at += 50) closes.push(...(await Promise.all(sessions.slice(at, at + 50).map(({ cookie }) => open(app.origin, cookie)))));
  const opening = performance.now() - began;
  const open_ = await meter(app.origin, 'vonk_event_streams');
  const [rssThen, heapThen] = [await meter(app.origin, 'process_resident_memory_bytes'), await meter(app.origin, 'nodejs_heap_size_used_bytes')];

  const times: number[] = [];
  for (let at = 0; at < sends; at++) {
    const { member } = sessions[at % readers]!;
    const id = `held-${randomUUID()}`;
    const sent = performance.now();
    const response = await fetch(`${app.origin}/api/message.php`, {
      method: 'POST', body: JSON.stringify({ member, text: id, client_id: id }), headers: { 'content-type': 'application/json', cookie: sender, origin: app.origin, 'sec-fetch-site': 'same-origin' },
    });
    if (!response.ok) throw new Error(`A message was answered with ${response.status}`);
    const wanted = sessions.filter((session) => session.member === member).length;
    for (const end = performance.now() + 5_000; (heard.get(id)?.length ?? 0) < wanted; ) {
      if (performance.now() > end) throw new Error('A stream missed a message');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    times.push(...heard.get(id)!.map((moment) => moment - sent));
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${open_} streams, opened in ${Math.round(opening)} ms; each takes ${((rssThen - rss) / count / 1024).toFixed(1)} KiB of memory, ${((heapThen - heap) / count / 1024).toFixed(1)} KiB of it heap.`);
  console.log(`${times.length} deliveries of ${sends} messages: ${part(sorted, 0.5).toFixed(1)} ms at the median, ${part(sorted, 0.99).toFixed(1)} ms at the 99th of a hundred, ${sorted.at(-1)!.toFixed(1)} ms at most.`);
  const ending = performance.now();
  await app.stop('SIGTERM');
  console.log(`Told to end with all of them open, it was gone in ${Math.round(performance.now() - ending)} ms.`);
  for (const close of closes) close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
