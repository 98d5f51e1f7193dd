// What a server holds after many requests of all kinds: visitors' pages with and without a query, members' pages, calls. Needs a built app
// (npm start). Bar P14: at most 1.3 times as much after 6,000 requests as after 1,000.
// npx tsx scripts/bench/memory.ts [requests, 6000]
// Or what is left in its heap, garbage collected, after 300 renders of each kind of page, in what there was before them.
// npx tsx scripts/bench/memory.ts renders [of each kind, 300]
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { signIn } from '@/scripts/page-weight.mjs';

const renders = process.argv[2] === 'renders';
const wanted = Number(process.argv[renders ? 3 : 2] ?? (renders ? 300 : 6_000));
const atFirst = 1_000;
/** How much more there may be at the end: of all that the process has, and of its heap once it is collected, which moves by a twentieth either way by itself. */
const most = { resident: 1.3, heap: 1.1 };
const [warmUp, atOnce] = [60, 4];
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-memory-'));
const heapFile = path.join(dataDir, 'heap');
const demo = JSON.parse(readFileSync('.cache/demo/logins.json', 'utf8')) as { password: string; logins: { site: string; email: string }[] };

/** What the system has given the process, in MiB. */
const resident = (id: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))![1]) / 1024;
/** Another network for each, so that no limit is met; for renders a hundred in turn, as what is remembered of a network is no page's. */
const networkOf = (at: number) => `127.${1 + (at % (renders ? 100 : 250))}.${1 + (renders ? 0 : Math.floor(at / 250) % 250)}.9`;

/** What is in the heap of the process once it is collected, in MiB. */
async function heapOf(id: number): Promise<number> {
  rmSync(heapFile, { force: true });
  process.kill(id, 'SIGUSR2');
  while (!existsSync(heapFile)) await new Promise((resolve) => setTimeout(resolve, 20));
  return Number(readFileSync(heapFile, 'utf8')) / 2 ** 20;
}

type Person = { cookie: string; member: number; conversation: number };
type Addresses = ((at: number) => string)[];
const visitors: Addresses = [() => '/', (at) => `/?ref=${at}`, () => '/pricing', () => '/pages/faq', (at) => `/landers/gallery?sub1=${at}`, () => '/login', () => '/pages/terms?lang=en', (at) => `/match-finder?x=${at}`];
const members = (people: readonly Person[]): Addresses => [
  (at) => `/members?page=${1 + (at % 4)}&min_age=${25 + (at % 30)}`, (at) => `/members/${people[at % people.length]!.member}`, () => '/likes', () => '/chats', () => '/credits', () => '/profile', () => '/settings', () => '/notifications',
];
const calls: Addresses = [() => '/api/user.php', (at) => `/api/members.php?min_age=${25 + (at % 30)}`, () => '/api/chats.php', () => '/api/likes.php'];

try {
  const measured = { NODE_OPTIONS: `--dns-result-order=ipv4first --expose-gc --import ${pathToFileURL('scripts/bench/say-heap.mjs').href}`, HEAP_FILE: heapFile };
  const app = await startBuiltApp({ TRUSTED_PROXIES: '1', ...(renders && measured) }, { dataDir });
  const people = await Promise.all(demo.logins.filter(({ site }) => site === 'general').slice(0, 3).map(({ email }) => signIn(app.origin, email, demo.password)));
  const statuses = new Map<number, number>();
  let next = 0;
  /** Asks for addresses of a list in turn, until so many have been asked for in all. */
  const until = async (done: number, addressOf: (at: number) => { address: string; signedIn: boolean }) => {
    const ask = async (at: number) => {
      const { address, signedIn } = addressOf(at);
      const headers = { 'x-forwarded-for': networkOf(at), 'x-request-type': 'client', ...(signedIn && { cookie: people[at % people.length]!.cookie }) };
      const answer = await fetch(app.origin + address, { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    };
    await Promise.all(Array.from({ length: atOnce }, async () => {
      while (next < done) await ask((next += 1));
    }));
  };

  if (renders) {
    const kinds: { address: Addresses[number]; signedIn: boolean }[] = [
      ...visitors.map((address) => ({ address, signedIn: false })),
      ...[...members(people), (at: number) => `/chats/${people[at % people.length]!.conversation}`, (at: number) => `/members/${people[at % people.length]!.member}/chat`, () => '/swipe-game'].map((address) => ({ address, signedIn: true })),
    ];
    const drawn = ({ address, signedIn }: (typeof kinds)[number], count: number) => until(next + count, (at) => ({ address: address(at), signedIn }));
    for (const kind of kinds) await drawn(kind, warmUp);
    const begun = await heapOf(app.pid!);
    for (const kind of kinds) {
      const before = await heapOf(app.pid!);
      await drawn(kind, wanted);
      const held = await heapOf(app.pid!);
      console.log(`${(kind.signedIn ? 'member ' : 'visitor ') + kind.address(1)}: ${(held / before).toFixed(3)} of the ${before.toFixed(1)} MiB before ${wanted} renders`);
      if (held / before > most.heap) process.exitCode = 1;
    }
    const ended = (await heapOf(app.pid!)) / begun;
    console.log(`all: ${ended.toFixed(3)} of the ${begun.toFixed(1)} MiB before ${wanted * kinds.length} renders, at most ${most.heap}`);
    if (ended > most.heap) process.exitCode = 1;
  } else {
    const others = [...members(people), ...calls];
    const mixed = (at: number) => {
      const signedIn = at % 3 !== 0;
      const list = signedIn ? others : visitors;
      return { address: list[Math.floor(at / 3) % list.length]!(at), signedIn };
    };
    let first = 0;
    for (let done = atFirst; done <= wanted; done += atFirst) {
      await until(done, mixed);
      const held = resident(app.pid!);
      first ||= held;
      console.log(`${done} requests: ${held.toFixed(0)} MiB, ${(held / first).toFixed(2)} of what it was after ${atFirst}`);
      if (done === wanted && held / first > most.resident) process.exitCode = 1;
    }
  }
  console.log([...statuses].map(([status, count]) => `${count} x ${status}`).join(', '));
  await app.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
