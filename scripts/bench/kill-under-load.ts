// kill -9 under load, fifty times: every acknowledged message is there, once, and the book agrees. On the embedded database, or on the
// PostgreSQL of TEST_DATABASE_URL. Needs a built app (npm start). Bar C2.
// npx tsx scripts/bench/kill-under-load.ts [times]      node scripts/postgres.mjs npx tsx scripts/bench/kill-under-load.ts [times]
import { like } from 'drizzle-orm';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@/lib/server/database/open-database';
import { messages } from '@/lib/server/store/schema/conversations';
import { setCreditBalance, creditEntries, creditBalance } from '@/lib/server/testing/credit-balance';
import { startBuiltApp } from '@/scripts/built-app.mjs';
import { killRounds } from './kill-rounds';

const times = Number(process.argv[2] ?? 50);
const readyBar = 5_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vonk-killed-'));
const databaseUrl = process.env['TEST_DATABASE_URL'];
const environment: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl, SESSION_SECRET: 's'.repeat(32) } : {};
const demo = JSON.parse(readFileSync('.cache/demo/logins.json', 'utf8')) as { password: string; logins: { role: string; site: string; email: string; member: number }[] };
const of = (role: string) => demo.logins.find((login) => login.role === role && login.site === 'general')!;
const [sender, receiver] = [of('free'), of('premium')];
const start = () => startBuiltApp(environment, { dataDir });
const open = () => openDatabase({ dataDir, databaseUrl });

try {
  await (await start()).stop();
  const before = await open();
  await setCreditBalance(before.db, sender.member, 1_000_000);
  await before.close();

  const { sent, acknowledged, returns } = await killRounds({ times, start, sender: { email: sender.email, password: demo.password }, receiver: receiver.member, tell: console.log });

  const after = await open();
  const kept = await after.db.select({ id: messages.clientId, row: messages.id }).from(messages).where(like(messages.clientId, 'killed-%'));
  const balance = await creditBalance(after.db, sender.member);
  const paid = (await creditEntries(after.db, sender.member)).flatMap(({ messageId }) => messageId ?? []);
  await after.close();
  const slowest = Math.max(...returns);
  const median = returns.toSorted((a, b) => a - b)[Math.floor(returns.length / 2)]!;
  const ids = new Set(kept.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
  const unpaid = kept.filter(({ row }) => paid.filter((each) => each === row).length !== 1).length;
  const faults = [
    ...(lost > 0 ? [`${lost} acknowledged messages are lost`] : []),
    ...(ids.size !== kept.length ? [`${kept.length - ids.size} messages are there twice`] : []),
    ...(ids.size !== sent.length ? [`${sent.length} messages were sent, ${ids.size} are there`] : []),
    ...(unpaid > 0 ? [`${unpaid} messages were not paid for exactly once`] : []),
    ...(new Set(Object.values(balance)).size > 1 ? [`the balance and the ledger disagree: ${JSON.stringify(balance)}`] : []),
    ...(slowest > readyBar ? [`it took ${Math.round(slowest)} ms to be ready again`] : []),
  ];
  console.log(`${times} times killed: ${acknowledged.size} messages acknowledged, ${lost} lost, ${kept.length - ids.size} doubled; ready again after ${Math.round(median)} ms at the median, ${Math.round(slowest)} ms at most.`);
  for (const fault of faults) console.log(`- ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
