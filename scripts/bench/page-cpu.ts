// What a page costs the server's processor beside a bare page of the framework, all in one run. Needs a built app (npm start).
// Bars P6 (a cached visitor page at most 1.5 times a bare static one) and P7 (a signed-in page at most 3 times a bare dynamic one).
// npx tsx scripts/bench/page-cpu.ts [requests, 600]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { freePort } from '@/scripts/listen-address.mjs';
import { signIn } from '@/scripts/page-weight.mjs';
import { productNode, root, runCommand, start, toolEnv } from '@/scripts/run-command.mjs';

const count = Number(process.argv[2] ?? 600);
/** Requests before any is counted, to each server: what is measured first is not what was compiled last. */
const warmUp = 3000;
const atOnce = 4;
/** Below the root, so that it finds the same packages. */
const bareFolder = path.join(root, '.cache', 'bare-app');
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-page-cpu-'));
const demo = JSON.parse(readFileSync('.cache/demo/logins.json', 'utf8')) as { password: string; logins: { site: string; email: string }[] };

const bareFiles = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/layout.jsx': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/static/page.jsx': 'export default function Page() { return <h1>Bare</h1>; }',
  'app/dynamic/page.jsx': "import { headers } from 'next/headers';\nexport default async function Page() { return <h1>{(await headers()).get('host')}</h1>; }",
};

/** The bare app, built and started: its address, its process, and how it is ended. */
async function startBare() {
  for (const [name, text] of Object.entries(bareFiles)) {
    mkdirSync(path.dirname(path.join(bareFolder, name)), { recursive: true });
    writeFileSync(path.join(bareFolder, name), text);
  }
  await runCommand(productNode(), [next, 'build', bareFolder], { env: toolEnv({ NODE_ENV: 'production' }), timeLimit: 300_000 });
  const port = Number(await freePort());
  const app = start(productNode(), [next, 'start', bareFolder, '-H', 'localhost', '-p', String(port)], { env: toolEnv({ NODE_ENV: 'production', NODE_OPTIONS: '--dns-result-order=ipv4first' }), stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/static`).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 100));
  return { origin, pid: app.pid!, stop: () => app.kill() };
}

/** Hundredths of a second that a process and its threads have run. */
function ticksOf(id: number): number {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** The cookies of one more request: always the same, or each time another visitor's. */
type Cookies = string | (() => string);

/** Asks for places in turn, so many times in all, a few at once. */
async function ask(origin: string, places: string[], times: number, cookies: Cookies = ''): Promise<void> {
  let asked = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (asked < times) {
      const place = places[asked++ % places.length]!;
      const cookie = typeof cookies === 'string' ? cookies : cookies();
      const answer = await fetch(origin + place, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${place} answered ${answer.status}`);
    }
  }));
}

/** Milliseconds of the processor for one request of each place. */
async function costsOf({ origin, pid }: { origin: string; pid: number }, places: string[], cookies: Cookies = ''): Promise<number[]> {
  await ask(origin, places, warmUp, cookies);
  const costs: number[] = [];
  for (const place of places) {
    const before = ticksOf(pid);
    await ask(origin, [place], count, cookies);
    costs.push(((ticksOf(pid) - before) * 10) / count);
  }
  return costs;
}

try {
  const bare = await startBare();
  const app = await startBuiltApp({}, { dataDir });
  const server = { origin: app.origin, pid: app.pid! };
  const { cookie, member, conversation } = await signIn(app.origin, demo.logins.find(({ site }) => site === 'general')!.email, demo.password);

  const measure = async (bar: string, most: number, [bareCost = 0]: number[], places: string[], as?: Cookies) => {
    for (const [at, cost] of (await costsOf(server, places, as)).entries()) {
      const place = places[at]!;
      const ratio = cost / bareCost;
      console.log(`${bar} ${place.padEnd(22)} ${cost.toFixed(2)} ms of the processor, ${ratio.toFixed(2)} x bare (${bareCost.toFixed(2)}), at most ${most}`);
      if (ratio > most) process.exitCode = 1;
    }
  };
  const bareStatic = await costsOf(bare, ['/static']);
  const kept = ['/', '/pricing', '/pages/faq', '/landers/gallery', '/landers/video'];
  await measure('P6', 1.5, bareStatic, kept);
  let visitors = 0;
  console.log('The same of visitors whom advertisements sent, each with a cookie of their own:');
  await measure('P6', 1.5, bareStatic, kept, () => `tracking=network=ads&sub1=${(visitors += 1)}`);
  console.log('The same where nobody has asked within the last second: each with a choice of language of its own, which is none.');
  await measure('P6', 1.5, bareStatic, kept, () => `locale=x${(visitors += 1)}`);
  await measure('P7', 3, await costsOf(bare, ['/dynamic']), ['/members', `/members/${member}`, '/likes', '/chats', `/chats/${conversation}`, '/credits', '/settings'], cookie);
  bare.stop();
  await app.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(bareFolder, { recursive: true, force: true });
}
process.exit();
