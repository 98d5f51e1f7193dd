// What a server holds after many requests of all kinds: visitors' pages with and without a query, members' pages, calls. Needs a built app
// (npm start). Bar P14: at most 1.3 times as much after 6,000 requests as after 1,000.
// npx tsx scripts/bench/memory.ts [requests, 6000]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { signIn } from '@/scripts/page-weight.mjs';

const wanted = Number(process.argv[2] ?? 6_000);
const atFirst = 1_000;
const most = 1.3;
const atOnce = 4;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-memory-'));
const demo = JSON.parse(readFileSync('.cache/demo/logins.json', 'utf8')) as { password: string; logins: { site: string; email: string }[] };

/** What the system has given the process, in MiB. */
const resident = (id: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))![1]) / 1024;
/** Another network for each, so that no limit is met. */
const networkOf = (at: number) => `127.${1 + (at % 250)}.${1 + (Math.floor(at / 250) % 250)}.9`;

try {
  const app = await startBuiltApp({ TRUSTED_PROXIES: '1' }, { dataDir });
  const people = await Promise.all(demo.logins.filter(({ site }) => site === 'general').slice(0, 3).map(({ email }) => signIn(app.origin, email, demo.password)));
  const visitors = [() => '/', (at: number) => `/?ref=${at}`, () => '/pricing', () => '/pages/faq', (at: number) => `/landers/gallery?sub1=${at}`, () => '/login', () => '/pages/terms?lang=en', (at: number) => `/match-finder?x=${at}`];
  const members = [
    (at: number) => `/members?page=${1 + (at % 4)}&min_age=${25 + (at % 30)}`, (at: number) => `/members/${people[at % people.length]!.member}`, () => '/likes', () => '/chats', () => '/credits', () => '/profile', () => '/settings', () => '/notifications',
    () => '/api/user.php', (at: number) => `/api/members.php?min_age=${25 + (at % 30)}`, () => '/api/chats.php', () => '/api/likes.php',
  ];
  const statuses = new Map<number, number>();
  const ask = async (at: number) => {
    const signedIn = at % 3 !== 0;
    const list = signedIn ? members : visitors;
    const address = list[Math.floor(at / 3) % list.length]!(at);
    const headers = { 'x-forwarded-for': networkOf(at), 'x-request-type': 'client', ...(signedIn && { cookie: people[at % people.length]!.cookie }) };
    const answer = await fetch(app.origin + address, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };

  let next = 0;
  let first = 0;
  for (let done = atFirst; done <= wanted; done += atFirst) {
    await Promise.all(Array.from({ length: atOnce }, async () => {
      while (next < done) await ask((next += 1));
    }));
    const held = resident(app.pid!);
    first ||= held;
    console.log(`${done} requests: ${held.toFixed(0)} MiB, ${(held / first).toFixed(2)} of what it was after ${atFirst}`);
    if (done === wanted && held / first > most) process.exitCode = 1;
  }
  console.log([...statuses].map(([status, count]) => `${count} x ${status}`).join(', '));
  await app.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
