// Pairs who chat with each other at the same time: how long a message takes from the sender's request to the receiver's event stream, and
// whether each came once; and in two browsers among them, from the press to the other's screen. Needs a built app (npm start). Bar C5.
// npx tsx scripts/bench/message-to-sight.ts [pairs, 200] [seconds, 30] [seconds between a person's messages, 8]
// On PostgreSQL: the same behind node scripts/postgres.mjs
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedIfEmpty } from '@/lib/server/seed/seed-if-empty';
import { argonPasswords } from '@/lib/server/accounts/passwords';
import { tokenOf } from '@/lib/server/domain/token';
import { openDatabase } from '@/lib/server/database/open-database';
import { members } from '@/lib/server/store/schema/members';
import { openSession } from '@/lib/server/store/session-store';
import { setCreditBalance } from '@/lib/server/testing/credit-balance';
import { memberRow } from '@/lib/server/testing/small-world';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { part } from './search-times';
import { twoInBrowsers } from './sight-in-browsers';

const [pairs, seconds, pause] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 30), Number(process.argv[4] ?? 8)];
const bars = { median: 100, slowest: 500 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-sight-'));
const databaseUrl = process.env['TEST_DATABASE_URL'];
type Person = { id: number; cookie: string };

/** So many pairs of new members of the demo site, with a session and credits each. */
async function prepare(): Promise<[Person, Person][]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  await seedIfEmpty(db, argonPasswords, new Date());
  const rows = Array.from({ length: 2 * pairs }, (_, at) => memberRow({ name: `Pair${at}`, lastSeenAt: new Date() }));
  const found = await db.insert(members).values(rows).returning({ id: members.id });
  const people: Person[] = [];
  for (const { id } of found) {
    const token = tokenOf(randomBytes(32));
    await openSession(db, { token, memberId: id, userAgent: null, now: new Date() });
    await setCreditBalance(db, id, 10_000);
    people.push({ id, cookie: `auth=${token}` });
  }
  await close();
  return Array.from({ length: pairs }, (_, at) => [people[2 * at]!, people[2 * at + 1]!]);
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const seen = new Map<string, number[]>();

/** Opens a person's stream and notes when each message to them comes. */
function listen(origin: string, { id: own, cookie }: Person): Promise<void> {
  const theirs = new RegExp(`sight-${own}-[0-9a-f-]{36}`, 'g');
  return new Promise((resolve, reject) => {
    get(`${origin}/api/events.php`, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered with ${response.statusCode}`));
      response.on('error', () => undefined);
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [id] of text.matchAll(theirs)) seen.set(id, [...(seen.get(id) ?? []), performance.now()]);
        resolve();
      });
    }).on('error', reject);
  });
}

/** A kept connection may close at the moment it is used: then the same request goes once more, as a browser would have it. */
function send(origin: string, from: Person, to: Person, text: string, id: string = randomUUID(), tries = 3): Promise<number> {
  const body = JSON.stringify({ member: to.id, text, client_id: id });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie: from.cookie, origin, 'sec-fetch-site': 'same-origin' };
  return new Promise((resolve) => {
    httpRequest(`${origin}/api/message.php`, { agent, method: 'POST', headers }, (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
      .on('error', () => resolve(tries > 1 ? send(origin, from, to, text, id, tries - 1) : 0))
      .end(body);
  });
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

try {
  const found = await prepare();
  const metricsToken = randomUUID();
  const app = await startBuiltApp({ METRICS_TOKEN: metricsToken, ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 's'.repeat(32) }) } as Record<string, string>, { dataDir });
  const busyFor = async (): Promise<number> => {
    const text = await (await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1_000;
  };
  const all = found.flat();
  for (let at = 0; at < all.length; at += 50) await Promise.all(all.slice(at, at + 50).map((person) => listen(app.origin, person)));
  // The first message of a pair begins the conversation.
  for (const [one, other] of found) await send(app.origin, one, other, 'Hallo');

  const watched = await twoInBrowsers(app.origin, found[0]!);
  const sent = new Map<string, number>();
  const refused: number[] = [];
  const before = await busyFor();
  const end = performance.now() + seconds * 1_000;
  const chat = async ([one, other]: [Person, Person]): Promise<void> => {
    await wait(Math.random() * pause * 1_000);
    for (let round = 0; performance.now() < end; round++) {
      const [from, to] = round % 2 ? [other, one] : [one, other];
      const id = `sight-${to.id}-${randomUUID()}`;
      sent.set(id, performance.now());
      const status = await send(app.origin, from, to, id);
      if (status !== 200) refused.push(status);
      await wait((pause / 2) * 1_000 * (0.5 + Math.random()));
    }
  };
  const [, inBrowsers] = await Promise.all([Promise.all(found.slice(1).map(chat)), watched.until(end)]);
  const busy = ((await busyFor()) - before) / sent.size;
  await watched.close();
  await wait(2_000);
  const times = [...sent].flatMap(([id, began]) => (seen.has(id) ? [seen.get(id)![0]! - began] : []));
  const missing = sent.size - times.length;
  const doubled = [...seen.values()].filter(({ length }) => length > 1).length;
  const [median, slowest] = [part(times, 0.5), part(times, 0.99)];
  console.log(`${pairs} pairs, ${all.length} streams, ${sent.size} messages in ${seconds} s (${(sent.size / seconds).toFixed(0)} a second): ${missing} not seen, ${doubled} seen twice, ${refused.length} refused; ${busy.toFixed(1)} ms of the server's processor each.`);
  console.log(`To sight ${median.toFixed(0)} ms at the median (bar ${bars.median}), ${slowest.toFixed(0)} ms at the 99th of a hundred (bar ${bars.slowest}), ${Math.max(...times).toFixed(0)} ms at most.`);
  const [screenMedian, screenSlowest] = [part(inBrowsers, 0.5), Math.max(...inBrowsers)];
  console.log(`In two browsers among them, ${inBrowsers.length} messages from the press to the other's screen: ${screenMedian.toFixed(0)} ms at the median, ${screenSlowest.toFixed(0)} ms at most.`);
  if (screenMedian > bars.median || screenSlowest > bars.slowest) process.exitCode = 1;
  if (missing + doubled + refused.length > 0 || median > bars.median || slowest > bars.slowest) process.exitCode = 1;
  await app.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
